import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersApi } from '#contract/delivery/answers.ts'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { emma, givenCall, givenDelivery, givenDevice, givenHeart, idOf } from '../../testing/given.ts'
import { cleanUp, render, server } from '../../testing/render.tsx'
import { KeptAnswers } from './kept-answers.tsx'
import { RoomCard } from './room-card.tsx'

const answers = page.getByRole('list', { name: 'Answers from Rose' })
const card = <RoomCard sendButton={null} onConnect={() => {}} />

test('answers are new until they were seen, and stay marked while the page is open', async () => {
  server.answer(deliveryApi.listDevices, [])
  server.answer(answersApi.list, { calls: [givenCall()], answers: [givenHeart()] })
  server.answer(answersApi.markSeen, ({ body }) => body)
  render(card)
  const row = answers.getByRole('listitem')
  await expect.element(row).toMatchTextContent(/Rose loves it.*to you · “The garden”/)
  await expect.element(row.getByText('New')).toBeVisible()
  await expect.poll(() => server.lastBody(answersApi.markSeen)).toEqual({ answerId: idOf(600) })
  // After a change the list is read again.
  const taken = givenCall({
    takenBy: { id: emma.id, name: 'Emma Hartley' },
    takenAt: new Date().toISOString(),
  })
  server.answer(answersApi.takeCall, taken)
  server.answer(answersApi.list, { calls: [taken], answers: [givenHeart({ isNew: false })] })
  await page.getByRole('button', { name: "I'll call" }).click()
  await expect.element(page.getByText('You are going to call Rose')).toBeVisible()
  await expect.element(row.getByText('New')).toBeVisible()
})

test('an answer to a video has its poster, where one to a photo has the photo', async () => {
  server.answer(deliveryApi.listDevices, [])
  const heart = givenHeart({ isNew: false })
  const subject = { kind: 'clip', title: 'First steps', photoId: null, clipId: idOf(301) } as const
  server.answer(answersApi.list, { calls: [], answers: [{ ...heart, id: idOf(601), subject }, heart] })
  render(card)
  const pictureOf = (row: number) => answers.getByRole('listitem').nth(row).getByRole('presentation')
  await expect
    .element(pictureOf(0))
    .toHaveAttribute('src', expect.stringMatching(`${idOf(301)}/poster\\?w=320$`))
  await expect.element(pictureOf(1)).toHaveAttribute('src', expect.stringContaining(idOf(300)))
})

test('a voice on the screen is told from a note, with its length, also where nobody has typed its words', async () => {
  const voice = { kind: 'card', what: 'voice', photoId: null, duration: 20_010 } as const
  const showing = { ...voice, from: { id: emma.id, name: 'Emma' }, at: new Date().toISOString() }
  server.answer(answersApi.list, { calls: [], answers: [] })
  server.answer(deliveryApi.listDevices, [givenDevice({ showing: { ...showing, title: 'Sleep well' } })])
  render(card)
  const drawn = page.getByRole('figure')
  await expect.element(drawn).toMatchTextContent(/^Voice recording, 20 seconds\s*Sleep well$/)
  await expect.element(page.getByText('Voice recording of Emma, 20 seconds “Sleep well”')).toBeVisible()
  cleanUp()
  server.answer(answersApi.list, { calls: [], answers: [] })
  server.answer(deliveryApi.listDevices, [givenDevice({ showing: { ...showing, title: null } })])
  render(card)
  await expect.element(drawn).toMatchTextContent(/^Voice recording, 20 seconds$/)
})

test('an answer of a kind that this page does not know yet has its place', async () => {
  server.answer(deliveryApi.listDevices, [])
  const ofLater = [
    { ...givenHeart({ isNew: false }), id: idOf(601), kind: 'drawing', text: null },
    { ...givenHeart({ isNew: false }), id: idOf(602), kind: 'letter', text: 'Come soon' },
  ]
  server.answer(answersApi.list, () => Response.json({ calls: [], answers: ofLater }))
  render(card)
  await expect.element(answers.getByText('Rose has said something')).toBeVisible()
  await expect.element(answers.getByText('Rose says “Come soon”')).toBeVisible()
})

test('answers that were seen before are not marked', async () => {
  server.answer(deliveryApi.listDevices, [])
  server.answer(answersApi.list, { calls: [], answers: [givenHeart({ isNew: false })] })
  render(card)
  await expect.element(answers.getByText('Rose loves it')).toBeVisible()
  await expect.element(answers.getByText('New')).not.toBeInTheDocument()
})

test('who comes second hears who was first', async () => {
  const ben = { id: idOf(2), name: 'Ben Hartley' }
  server.answer(deliveryApi.listDevices, [])
  server.answer(answersApi.list, { calls: [givenCall()], answers: [] })
  server.answer(answersApi.takeCall, () => {
    const takenAt = new Date().toISOString()
    server.answer(answersApi.list, { calls: [givenCall({ takenBy: ben, takenAt })], answers: [] })
    return refusal(409, 'conflict', 'Ben Hartley was first and will call.')
  })
  render(card)
  await expect.element(page.getByText('Rose asks you for a call')).toBeVisible()
  await page.getByRole('button', { name: "I'll call" }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ben Hartley was first and will call.')
  await expect.element(page.getByText('Ben Hartley is going to call Rose')).toBeVisible()
  await expect.element(page.getByRole('button', { name: "I'll call" })).not.toBeInTheDocument()
})

test('without a device the card says so, offers to connect one, and a failed test message says what to do', async () => {
  const whatToDo = "No screen is connected yet. Open the screen in your loved one's room."
  server.answer(deliveryApi.listDevices, [])
  server.answer(answersApi.list, { calls: [], answers: [] })
  server.answer(deliveryApi.testConnection, refusal(409, 'conflict', whatToDo))
  render(card)
  await expect.element(page.getByRole('heading')).toHaveTextContent('No screen is connected yet')
  await expect.element(page.getByText('Alexa not connected')).toBeVisible()
  await expect.element(page.getByText('Last activity: never')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Connect a screen' })).toBeVisible()
  await page.getByRole('button', { name: 'Send Test Message' }).click()
  await expect.element(page.getByText('Failed to test Alexa connection.').first()).toBeVisible()
  await expect.element(page.getByText(whatToDo)).toBeVisible()
  server.answer(deliveryApi.testConnection, givenDelivery())
  await page.getByRole('button', { name: 'Send Test Message' }).click()
  await expect.element(page.getByText('Test message sent to Alexa device.').first()).toBeVisible()
})

test('a list that cannot be read says so, and is read again on request', async () => {
  server.answer(deliveryApi.listDevices, noNetwork)
  server.answer(answersApi.list, { calls: [], answers: [] })
  render(card)
  await expect.element(page.getByRole('heading')).toHaveTextContent('The room')
  server.answer(deliveryApi.listDevices, [givenDevice()])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading')).toHaveTextContent("Rose's screen shows the time of day")
  await expect.element(page.getByText('Alexa Online')).toBeVisible()
})

test('in memory the answers are kept, of which none is new, and no call', async () => {
  const thanks = givenHeart({ id: idOf(601), kind: 'thank_you' })
  server.answer(answersApi.list, { calls: [givenCall()], answers: [givenHeart(), thanks] })
  server.answer(answersApi.markSeen, ({ body }) => body)
  render(<KeptAnswers />, { group: { inMemorySince: '2026-11-20T10:00:00Z' } })
  await expect.element(page.getByRole('heading', { name: 'What Rose answered' })).toBeVisible()
  await expect.element(answers.getByRole('listitem').nth(0)).toMatchTextContent('Rose loved it')
  await expect.element(answers.getByRole('listitem').nth(1)).toMatchTextContent('Rose said “Thank you”')
  await expect.element(answers.getByText('New')).not.toBeInTheDocument()
  await expect.element(page.getByText('call')).not.toBeInTheDocument()
})
