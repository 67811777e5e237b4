import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Heute noch kein Lebenszeichen: ${name}`,
  screenAway: ({ name, at }) =>
    `Der Bildschirm ist seit ${at} nicht erreichbar. Wir können nicht wissen, wie es um ${name} steht`,
  wasTold: ({ name, at }) => `Nachricht an ${name}: ${at}.`,
  isNext: ({ name, at }) => `Als Nächstes an ${name}: ${at}.`,
  youSee: (at) => `Du siehst nach, seit ${at}.`,
  sees: ({ name, at }) => `${name} sieht nach, seit ${at}.`,
  youSeeTo: (lovedOne) => `Du siehst nach, wie es um ${lovedOne} steht`,
  seesTo: ({ name, lovedOne }) => `${name} sieht nach, wie es um ${lovedOne} steht`,
  take: 'Ich sehe nach',
  whatToDo: 'Was hier zu tun ist',
}
