import type { Response } from 'ask-sdk-model'
import { expect, test } from 'vitest'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { givenEchoFamily, rendered, spoken, testEcho } from '../../testing/alexa/given-echo.ts'
import { somebodyAt } from '../../testing/alexa/virtual-alexa.ts'
import { givenItem, givenMember, givenNote, givenSentPhoto } from '../../testing/given/given.ts'
import { givenVisit } from '../../testing/given/given-visit.ts'
import { locales } from '../language/locales.ts'

const zone = 'Europe/Berlin'

/** A day with an Echo: what she says in turn, and what she hears. */
const days: Record<string, [said: string, heard: string | RegExp][]> = {
  'en-US': [
    [
      'what is new',
      'You have one new picture from Mia and one note from Anna. A note from Anna: See you soon.',
    ],
    ['next', 'A picture from Mia: The lake. On it is Tom, your grandson.'],
    ['who sent this', 'This is from Mia. You can say: I love it, thank you, next, or stop.'],
    ['who is on it', 'On it is Tom, your grandson.'],
    ['i love it', 'I have passed on to Mia that you love it.'],
    ['read the note', 'A note from Anna: See you soon.'],
    ['what day is it', /^Today is \w+, \w+ \d+\. It is 9:00 AM\.$/],
    ['who is coming today', 'A visit from Tom at 3:00 PM today.'],
    ['who is coming tomorrow', 'Nobody has planned anything for tomorrow.'],
    ['what is on my list', 'One thing is on your list: Tea.'],
    ['add milk to my list', 'I have put Milk on the list.'],
    ['take tea off my list', 'I have taken Tea off the list.'],
    ['i am fine', 'I am glad to hear that.'],
    ['call me', 'I have passed on to Anna that you would like a call. We are telling your family.'],
    ['call me', 'You asked for a call at 9:00 AM. We are telling your family.'],
    [
      'i do not need a call any more',
      'All right. Your family will see that you do not need a call any more.',
    ],
    ['nobody needs to call me', 'You have not asked for a call.'],
    ['leave me in peace until tomorrow', 'Your pictures are resting. They come back tomorrow at 8:00 AM.'],
    ['show me the pictures again', /A note from Anna: See you soon\.$/],
    ['somebody should call me', /^I have passed on to Anna/],
    ['stop', 'Goodbye.'],
  ],
  'de-DE': [
    [
      'was gibt es neues',
      'Sie haben ein neues Bild von Mia und eine Nachricht von Anna. Eine Nachricht von Anna: See you soon.',
    ],
    ['next', 'Ein Bild von Mia: The lake. Darauf ist Tom, your grandson.'],
    ['von wem ist das', 'Das ist von Mia. Sie können sagen: Wie schön, danke, weiter, oder Stopp.'],
    ['wer ist auf dem bild', 'Darauf ist Tom, your grandson.'],
    ['wie schön', 'Ich habe es weitergegeben: Mia wird Ihr Herz sehen.'],
    ['lies die nachricht vor', 'Eine Nachricht von Anna: See you soon.'],
    ['welcher tag ist heute', /^Heute ist \w+, der \d+\. \p{L}+\. Es ist 9:00 Uhr\.$/u],
    ['kommt heute jemand', 'Besuch von Tom heute um 15:00 Uhr.'],
    ['wer kommt morgen', 'Für morgen hat niemand etwas geplant.'],
    ['was steht auf meiner liste', 'Auf Ihrer Liste: Tea.'],
    ['setze milch auf meine liste', 'Ich habe Milch auf die Liste gesetzt.'],
    ['streiche tea von meiner liste', 'Ich habe Tea von der Liste gestrichen.'],
    ['mir geht es gut', 'Das freut mich.'],
    [
      'ruft mich an',
      'Ich habe es weitergegeben: Anna wird sehen, dass Sie einen Anruf wünschen. Wir sagen es Ihrer Familie.',
    ],
    ['ruft mich an', 'Sie haben um 9:00 Uhr um einen Anruf gebeten. Wir sagen es Ihrer Familie.'],
    ['niemand muss mich anrufen', 'In Ordnung. Ihre Familie wird sehen, dass kein Anruf mehr nötig ist.'],
    ['der anruf ist nicht mehr nötig', 'Sie haben um keinen Anruf gebeten.'],
    ['lass mich bis morgen in ruhe', 'Ihre Bilder machen Pause. Sie kommen morgen um 8:00 Uhr wieder.'],
    ['zeige mir die bilder wieder', /Eine Nachricht von Anna: See you soon\.$/],
    ['jemand soll mich anrufen', /^Ich habe es weitergegeben/],
    ['stop', 'Auf Wiedersehen.'],
  ],
}

test.each(Object.entries(days))('a day of talk in %s', async (locale, day) => {
  const { app, family, echo, anna, path } = await givenEchoFamily({}, { locale })
  const { date, time } = wallClock(app.clock.now(), zone)
  app.clock.advance(instantOf(`${time < '09:00' ? date : daysAfter(date, 1)}T09:00`, zone) - app.clock.now())
  const today = wallClock(app.clock.now(), zone).date
  const mia = await givenMember(app, family, 'Mia', 'member')
  await givenSentPhoto(mia, path, 'The lake')
  const [photo] = (await anna.get(`${path}/photos`)).body
  const { body: tom } = await anna.post(`${path}/people`, { name: 'Tom', relation: 'your grandson' })
  await anna.request('PUT', `${path}/photos/${photo.id}/people/${tom.id}`)
  await givenNote(anna, path, { text: 'See you soon', isSent: true })
  await givenItem(anna, path, { name: 'Tea' })
  const somebody = somebodyAt(echo, locale)
  for (const [index, [said, heard]] of day.entries()) {
    // The first words are heard before anybody has planned a visit.
    if (index === 1) await givenVisit(anna, path, { who: 'Tom', date: today, time: '15:00' })
    const text = spoken(await somebody.say(said))
    if (typeof heard === 'string') expect.soft(text, said).toBe(heard)
    else expect.soft(text, said).toMatch(heard)
  }
  expect((await anna.get(`${path}/answers`)).body.calls).toHaveLength(1)
  const [sent] = (await anna.get(`${path}/photos`)).body
  expect(sent.delivery.state).toBe('answered')
})

const english = /\b(the|you|your|picture|pictures|nothing|here|say|this|family)\b/i

test.each(locales.filter((locale) => !locale.startsWith('en')))(
  'an Echo in %s says and shows nothing in English',
  async (locale) => {
    const { app, anna, path, echo } = await givenEchoFamily({}, { locale })
    const unlinked = testEcho(app, { locale })
    const answers: Response[] = [await unlinked.open(), await unlinked.intend('AMAZON.HelpIntent')]
    answers.push(await echo.open())
    await givenSentPhoto(anna, path, 'Ohne Worte')
    answers.push(await echo.open())
    for (const intent of [
      ...[
        'AMAZON.HelpIntent',
        'AMAZON.FallbackIntent',
        'AMAZON.NextIntent',
        'AMAZON.RepeatIntent',
        'WhoSentIntent',
      ],
      ...['WhoIsOnIntent', 'WhenTakenIntent', 'LoveIntent', 'ThankYouIntent', 'CallMeIntent', 'NoteIntent'],
      ...['CallNotNeededIntent', 'CallNotNeededIntent', 'CallMeIntent', 'CallMeIntent'],
      ...['ReadNoteIntent', 'WellIntent', 'RecommendationsIntent', 'TodayIntent', 'TomorrowIntent'],
      ...['WhenComesIntent', 'WhatDayIntent', 'AddItemIntent', 'RemoveItemIntent', 'ReadListIntent'],
      ...[
        'CartIntent',
        'AMAZON.YesIntent',
        'PauseRoomIntent',
        'ResumeRoomIntent',
        'LinkIntent',
        'AMAZON.StopIntent',
      ],
    ])
      answers.push(await echo.intend(intent))
    for (const answer of answers) {
      const shown = rendered(answer) ?? {}
      const lines = [shown.title, ...(shown.lines ?? []), shown.hint, shown.body, shown.done]
      const slides = (shown.slides ?? []).flatMap(
        (slide: { from: string; heart: string; thanks: string }) => [slide.from, slide.heart, slide.thanks],
      )
      // The name of the group is what it is.
      const text = [spoken(answer), ...lines, ...slides].join(' ').replaceAll('The Hartleys', '')
      expect.soft(text).not.toMatch(english)
      expect.soft(text).not.toContain('undefined')
    }
  },
)
