export const words = {
  signIn: 'Sign in',
  title: 'Be in the room, from wherever you are.',
  text: 'Send a photo, and it stands on the screen beside their chair. They answer with one tap.',
  getStarted: 'Get Started',
  picture: 'A picture on a screen beside a lamp and a cup',
  features: 'Keep Your Family Connected',
  photos: {
    title: 'Share Family Photos',
    text: 'Press Send, and the picture is on the screen in the room. You see when it was shown.',
  },
  content: {
    title: 'Recommend Content',
    text: 'Audiobooks, films, series and music, with the words to say to Alexa.',
  },
  shopping: {
    title: 'Manage Shopping',
    text: 'One list that everybody keeps, ready for the cart when it is full.',
  },
  family: {
    title: 'Family Coordination',
    text: 'Invite members and manage roles, with primary caretaker controls.',
  },
  schedule: {
    title: 'Content Scheduling',
    text: 'A picture every morning, a story every evening, at their time of day.',
  },
  alexa: {
    title: 'Alexa Integration',
    text: 'An Echo Show, a tablet, an old phone: nothing to type and nothing to learn.',
  },
  madeFor: 'Made for families from 9 to 90. Your pictures stay with your family.',
  privacy: 'Privacy',
  terms: 'Terms of use',
}
export type LandingWords = typeof words
