/** The create-account prompt. */
export const prompt = {
  heading: "Keep your list for good?",
  what: "Right now it lives on this device only. With an account it is on your phone, your laptop and your TV, and it is there when this browser forgets.",
  how: "One e-mail, no password.",
  yes: "Heck Ya",
  no: "Not Right Now",
} as const;
