import type { CallRequest } from '#contract/delivery/answers.ts'
import type { User } from '#contract/identity/identity.ts'
import { callWords } from './call-words.ts'

type CallText = Pick<CallRequest, 'to' | 'takenBy'>
type Reader = Pick<User, 'id'>

/** `lovedOne`: the name, or null where the family has not said it. */
export function askText({ to }: CallText, lovedOne: string | null, me: Reader): string {
  const words = callWords()
  const name = lovedOne ?? words.lovedOneFirst
  if (!to) return words.asks(name)
  return to.id === me.id ? words.asksYou(name) : words.asksSomebody({ name, to: to.name })
}

export function takenText({ takenBy }: CallText, lovedOne: string | null, me: Reader): string {
  const words = callWords()
  const name = lovedOne ?? words.lovedOne
  if (takenBy?.id === me.id) return words.youCall(name)
  return words.otherCalls({ who: takenBy?.name ?? words.somebody, name })
}
