import { type Apl, report } from './look.ts'

type Asking = { minutes: number; everySeconds?: number; when?: string }

/**
 * Reports `name` every ten seconds, or as often as it is said, because the server can change the screen only by an
 * answer. It keeps the screen on meanwhile.
 */
export function askFor(name: string, { minutes, everySeconds = 10, when }: Asking): Apl {
  return {
    type: 'Sequential',
    // A touch ends what runs on the main sequencer.
    sequencer: 'ask',
    ...(when && { when }),
    repeatCount: (minutes * 60) / everySeconds - 1,
    screenLock: true,
    commands: [{ type: 'Idle', delay: everySeconds * 1000 }, report([name])],
  }
}
