/** The value of `intent` in a plain post that asks for the mail as well as for the result. */
export const TOOL_MAIL_INTENT = 'mail';
