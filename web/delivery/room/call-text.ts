import type { CallRequest } from '#contract/delivery/answers.ts'
import type { User } from '#contract/identity/identity.ts'

type CallText = Pick<CallRequest, 'to' | 'takenBy'>
type Reader = Pick<User, 'id'>

/** `lovedOne`: the name, or "Your loved one". */
export function askText({ to }: CallText, lovedOne: string, me: Reader): string {
  const whom = to && `${to.id === me.id ? 'you' : to.name} `
  return `${lovedOne} asks ${whom ?? ''}for a call`
}

export function takenText({ takenBy }: CallText, lovedOne: string, me: Reader): string {
  const who = takenBy?.id === me.id ? 'You are' : `${takenBy?.name ?? 'Somebody'} is`
  return `${who} going to call ${lovedOne.replace(/^Your/, 'your')}`
}
