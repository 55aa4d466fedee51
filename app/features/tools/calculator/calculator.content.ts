/** The words that all calculators share. */
export const calculatorWords = {
  notAnswered: 'Not answered',
  chooseRow: 'Choose a tool',
  choose: 'Choose an answer, or “I don’t know”.',
  whole: 'Enter a whole number, or clear the field if you don’t know.',
  countBounds: (max: number) => `Enter a whole number from 0 to ${max}.`,
  contradiction: 'Two of these answers contradict each other.',
  usedInstead: (amount: string) => `We used ${amount}.`,
  countedAsZero: 'We counted it as zero.',
} as const;
