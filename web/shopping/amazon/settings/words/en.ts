export const words = {
  title: 'Shopping on Amazon',
  country: 'Country',
  countryText: "Links from the shopping list lead to this country's Amazon.",
  tag: 'Associate tag (optional)',
  tagText:
    'Only if you are an Amazon Associate yourself. Amazon does not pay for what you buy with your own tag.',
  tagExample: 'e.g. hartleys-20',
  saveTag: 'Save tag',
  tryCart: 'Try the cart all at once',
  tryCartText:
    'Offers to ask Amazon for all items with an Amazon link in one go. Amazon may ask you to sign in, and it does not work for everybody.',
  noCart: (shop: string) => `${shop} does not offer this.`,
}
export type AmazonSettingsWords = typeof words
