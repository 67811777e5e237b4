/** What people call the skill by. Amazon requires two words and reserves some. */
export const invocationName = 'sun porch'

type Intent = { name: string; samples: string[]; slots?: { name: string; type: string }[] }

const builtIn = [
  'HelpIntent',
  'StopIntent',
  'CancelIntent',
  'NavigateHomeIntent',
  'FallbackIntent',
  'NextIntent',
  'PreviousIntent',
  'RepeatIntent',
  'YesIntent',
  'NoIntent',
].map((name): Intent => ({ name: `AMAZON.${name}`, samples: [] }))

const ours: Intent[] = [
  {
    name: 'NewsIntent',
    samples: [
      'what is new',
      "what's new",
      'is there anything new',
      'show me my pictures',
      'show me the pictures',
      'show me the photos',
    ],
  },
  {
    name: 'WhoSentIntent',
    samples: ['who sent this', 'who sent it', 'who is this from', 'who sent me this', 'who took this'],
  },
  {
    name: 'LoveIntent',
    samples: [
      'i love it',
      'i love this',
      'i like it',
      'love it',
      'how lovely',
      'how beautiful',
      'send a heart',
    ],
  },
  {
    name: 'ThankYouIntent',
    samples: ['thank you', 'thanks', 'thank you very much', 'thank them', 'say thank you'],
  },
  {
    name: 'NoteIntent',
    slots: [{ name: 'message', type: 'AMAZON.SearchQuery' }],
    samples: ['tell {message}', 'answer {message}', 'reply {message}', 'send a message to {message}'],
  },
  {
    name: 'CallMeIntent',
    samples: [
      'call me',
      'please call me',
      'ask them to call me',
      'i would like a call',
      'somebody should call me',
    ],
  },
  {
    name: 'RecommendationsIntent',
    samples: [
      'what do they recommend',
      'what is recommended',
      'show me the recommendations',
      'what can i watch',
      'what can i listen to',
    ],
  },
  {
    name: 'TodayIntent',
    samples: [
      'what is coming today',
      "what's coming today",
      'what comes today',
      'what is planned',
      'what comes next',
      'who is coming today',
      'who comes today',
      'is anybody coming today',
      'what is on today',
    ],
  },
  {
    name: 'AddItemIntent',
    slots: [{ name: 'item', type: 'AMAZON.SearchQuery' }],
    samples: [
      'add {item} to my list',
      'add {item} to the list',
      'add {item}',
      'put {item} on my list',
      'we need {item}',
    ],
  },
  {
    name: 'ReadListIntent',
    samples: [
      'what is on my list',
      "what's on my list",
      'read my list',
      'show me my list',
      'my shopping list',
    ],
  },
  {
    name: 'CartIntent',
    samples: [
      'put my list in the cart',
      'put my list in my amazon cart',
      'put the list in the cart',
      'put it in the cart',
      'fill my cart',
    ],
  },
  {
    name: 'LinkIntent',
    slots: [{ name: 'code', type: 'AMAZON.NUMBER' }],
    samples: ['my code is {code}', 'the code is {code}', 'link with code {code}', 'connect with code {code}'],
  },
]

/** What Amazon trains its speech recognition with. The same for all locales. */
export function interactionModel() {
  return {
    interactionModel: { languageModel: { invocationName, intents: [...builtIn, ...ours], types: [] } },
  }
}
