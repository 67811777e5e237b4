import type { Voice } from '#contract/voices/voices.ts'
import { seconds } from '../../platform/clock.ts'
import { givenSound, givenVoice } from '../given/given-voice.ts'
import { givenEchoFamily, type TestEcho } from './given-echo.ts'

/** A family with an Echo, without a screen unless it is said. */
export async function givenListening({ hasScreen = false, hasPlayer = true } = {}) {
  const given = await givenEchoFamily({}, { hasScreen, hasPlayer })
  const { app, anna, path } = given
  return {
    ...given,
    async send(words: string, sound = givenSound(3)): Promise<Voice> {
      app.clock.advance(seconds(1))
      return givenVoice(anna, path, { words, sound, isSent: true })
    },
    /** When each of the voices was heard on the Echo, by its words, as the family sees it. */
    async heard(): Promise<Record<string, string | undefined>> {
      const voices: Voice[] = (await anna.get(`${path}/voices`)).body
      const onEcho = ({ delivery }: Voice) =>
        delivery?.devices.find(({ deviceName }) => deviceName.startsWith('Echo'))
      return Object.fromEntries(voices.map((voice) => [voice.words, onEcho(voice)?.heardAt]))
    },
    echoDevice: async () => {
      const devices: { id: string; kind: string }[] = (await anna.get(`${path}/devices`)).body
      return devices.find(({ kind }) => kind === 'echo')?.id ?? ''
    },
    addressOf: (response: Awaited<ReturnType<TestEcho['open']>>) => {
      const play = response.directives?.find((directive) => directive.type === 'AudioPlayer.Play')
      const { pathname } = new URL(play?.audioItem?.stream?.url ?? 'https://nothing/')
      return pathname
    },
  }
}
