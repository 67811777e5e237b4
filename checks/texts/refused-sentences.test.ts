import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentencesIn } from './refused-sentences.ts'

const root = new URL('../../', import.meta.url).pathname

/** Whose sentences no page shows. */
const isElsewhere = new RegExp(
  [
    /\.(?:test|suite|race)\.|^server\/(?:testing|migrations)\//,
    // Mails, notices, the download's pages and an Echo: the server says them in the reader's language itself.
    /\/(?:messages|language|words)\/|alexa\/(?:skill|apl|package)\//,
    // Who runs the server reads these, in a terminal, in a log or on the operator's page.
    /^server\/[\w-]+\.ts$|^server\/(?:backup|move)\/|platform\/(?:doctor|db|metrics|storage)\/|start-trouble|unknown-variables/,
    /mail\/(?:try-mail|post)\.ts|http\/health|http\/request\/operator|notices\/operator\/|delivery\/path\/|help-account/,
    /push-(?:outcome|way)\.ts|send-push\.ts|mail-way\.ts|examine-files\.ts|export\/tables\.ts/,
    // Programs read these.
    /^server\/mcp\/|outbound\/(?:call-server|outside-only)\.ts/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

const ofProgram = 'only a wrong program or a broken request can cause it'

/** Sentences that stay English, with the reason. */
const allowed: [files: RegExp, sentences: RegExp, why: string][] = [
  [
    /./,
    /^Many families are|^Too many of|^Some of your|in 30 seconds\.$/,
    'code too_many: the page has its own sentence',
  ],
  [
    /budgets\/table\.ts$|export-line\.ts$/,
    /Please (?:close|wait|try again)|Then try again/,
    'code too_many, as well',
  ],
  [/platform\/errors\.ts$/, /^Unauthorized|^Too many tries/, 'the page says these by their codes'],
  [
    /forgot-answers\.ts$|identity\.routes\.ts$/,
    /./,
    'no refusals: the page says in its own words what was done',
  ],
  [/screen\/(?:links|pairing)\.service\.ts$/, /./, 'the screen says it in its own words'],
  [
    /upload-(?:by-key|keys\.routes)\.ts$/,
    /./,
    'a shortcut of a phone shows what the server answers to programs',
  ],
  [/token-holder\.ts$|alexa\.routes\.ts$/, /./, 'programs with a token, and Amazon, read these'],
  [/event-outcome\.ts$|data-store\.ts$/, /^\{\} The Echo|fill its widget/, 'known with what stands in it'],
  [/platform\/http\/(?:open-http|route|answer\/issue-sentence)\.ts$/, /./, ofProgram],
  [
    /photos\/uploads\/(?:receive-)?upload/,
    /part of the file|another offset|^Please say how large|address has been used|longer than was said|comes in parts/,
    ofProgram,
  ],
  [/^contract\/(?:screen|room)\//, /^A call that is not needed|^At (?:least 0|most 100) percent/, ofProgram],
  [
    /^contract\/(?:(?:photos|voices|clips)\/|content\.ts)/,
    /^Please choose photos|true or false|^Failed to process upload/,
    ofProgram,
  ],
  [
    /^contract\/schedule\.ts$|calendars\.routes\.ts$/,
    /^Please ask for at most|^Please check the name/,
    ofProgram,
  ],
  [/passkeys\.ts$|notices\/push\/?/, /not what a browser says|keys? of a browser/, ofProgram],
]

const known = [
  'web/platform/words/common',
  'web/platform/refusals/sentences',
  'web/platform/refusals/rarer/sentences',
]
  .flatMap((area) => [...readFileSync(`${root}${area}/en.ts`, 'utf8').matchAll(/^ {2}\| ['"](.+)['"]$/gm)])
  .map(([, sentence = '']) => sentence)

test('a page can say in each language what the server and the contract refuse', () => {
  const sentences = globSync('{server,contract}/**/*.ts', { cwd: root })
    .filter((file) => !isElsewhere.test(file))
    .flatMap((file) => sentencesIn(readFileSync(root + file, 'utf8')).map((text) => [file, text] as const))
    .filter(([, sentence]) => !isKnown(sentence))
  const rulesFor = ([file, sentence]: readonly [string, string]) =>
    allowed.filter(([files, texts]) => files.test(file) && texts.test(sentence))
  expect(sentences.filter((sentence) => rulesFor(sentence).length === 0)).toEqual([])
  const used = new Set(sentences.flatMap(rulesFor))
  expect(allowed.filter((rule) => !used.has(rule))).toEqual([])
})

/** Whether it is a known sentence or a part of one. Where the code has a limit, the known sentence may have its number. */
function isKnown(sentence: string): boolean {
  const parts = sentence.split('{}').map((part) => part.replace(/[.?()[\]|*+^$\\]/g, '\\$&'))
  const pattern = new RegExp(parts.join('(?:\\{\\}|[\\d,]+)'))
  const numbered = sentence.replace(/\d+/g, '{}')
  return known.some((one) => pattern.test(one) || one === numbered)
}

test('sentences are found, with what differs in them', () => {
  const template = `\`\${name} is here. Please \${wish}.\``
  const code = `throw conflict(${template}); throw new Error('Not for people.'); say('Yes. No.')`
  expect(sentencesIn(code)).toEqual(['{} is here. Please {}.', 'Yes. No.'])
})
