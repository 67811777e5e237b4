import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Vandaag nog geen teken van leven van ${name}`,
  screenAway: ({ name, at }) =>
    `Het scherm is sinds ${at} niet bereikbaar, dus we kunnen niet weten hoe het met ${name} gaat`,
  wasTold: ({ name, at }) => `${name} kreeg bericht: ${at}.`,
  isNext: ({ name, at }) => `${name} is de volgende: ${at}.`,
  youSee: (at) => `Jij gaat kijken, sinds ${at}.`,
  sees: ({ name, at }) => `${name} gaat kijken, sinds ${at}.`,
  youSeeTo: (lovedOne) => `Jij gaat kijken hoe het met ${lovedOne} is`,
  seesTo: ({ name, lovedOne }) => `${name} gaat kijken hoe het met ${lovedOne} is`,
  take: 'Ik ga kijken',
  whatToDo: 'Wat hiermee te doen',
}
