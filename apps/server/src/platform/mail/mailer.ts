export interface MailMessage {
  to: string;
  subject: string;
  /** The same content twice: as plain text and with our design. */
  text: string;
  html: string;
  /** The link that the mail is about. It grants access, so it must not appear anywhere else. */
  link: string;
}

/** A way to send mail. `send` rejects with MailProblem on failure. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** Why a mail was not sent, without any address. */
export class MailProblem extends Error {
  /** Whether retrying may help. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.name = "MailProblem";
    this.passing = passing;
  }
}
