/** A name of a company that the content filter holds back. */
export const SPAM = 'Casino: double your money';

/** What a program that fills in every field sends besides. */
export const FILLED_BAIT = { subject_line: 'https://spam.example' };
