import { type Apl, report } from './look.ts'

const askEverySeconds = 10

/**
 * Reports `name` every ten seconds, because the server can change the screen only by an answer. It keeps the screen
 * on meanwhile.
 */
export function askFor(name: string, { minutes, when }: { minutes: number; when?: string }): Apl {
  return {
    type: 'Sequential',
    // A touch ends what runs on the main sequencer.
    sequencer: 'ask',
    ...(when && { when }),
    repeatCount: (minutes * 60) / askEverySeconds - 1,
    screenLock: true,
    commands: [{ type: 'Idle', delay: askEverySeconds * 1000 }, report([name])],
  }
}
