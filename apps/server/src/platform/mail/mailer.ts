export interface MailMessage {
  to: string;
  subject: string;
  /** The same words twice: for those who read plain text, and in our look. */
  text: string;
  html: string;
  /** The one link that the mail is about. It opens doors: it stands nowhere but in the mail. */
  link: string;
}

/** A way for mail to go out. `send` rejects with MailProblem when it could not. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** Why a mail did not go out, in words that hold no address. */
export class MailProblem extends Error {
  /** Whether trying again may help. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean) {
    super(message);
    this.name = "MailProblem";
    this.passing = passing;
  }
}
