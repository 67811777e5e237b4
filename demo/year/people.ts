/** What everybody of the demo signs in with, for somebody who would rather type. */
export const password = 'a porch in the sun'

/** A member of the family. `isInvited`: by Anna, who makes the group. */
export type Member = {
  firstName: string
  lastName: string
  email: string
  age: number
  role: 'primary_caretaker' | 'caretaker' | 'member'
  /** Who they are to Rose, as the screen says it. */
  relation: string
  /** Something to do first, for the page that offers to sign in. */
  hint: string
}

export const lovedOne = { name: 'Rose', age: 90 } as const

export const members = {
  anna: {
    firstName: 'Anna',
    lastName: 'Hartley',
    email: 'anna@demo.example',
    age: 58,
    role: 'primary_caretaker',
    relation: 'your daughter',
    hint: 'runs the family’s group: she may do everything.',
  },
  ben: {
    firstName: 'Ben',
    lastName: 'Hartley',
    email: 'ben@demo.example',
    age: 54,
    role: 'caretaker',
    relation: 'your son',
    hint: 'is a caretaker: he plans deliveries and shops for Rose.',
  },
  emma: {
    firstName: 'Emma',
    lastName: 'Hartley',
    email: 'emma@demo.example',
    age: 29,
    role: 'member',
    relation: 'your granddaughter',
    hint: 'is a member: she sends pictures and adds to the list.',
  },
  leo: {
    firstName: 'Leo',
    lastName: 'Hartley',
    email: 'leo@demo.example',
    age: 9,
    role: 'member',
    relation: 'your great-grandson',
    hint: 'is a member: he sends pictures, mostly of the cat.',
  },
  ida: {
    firstName: 'Ida',
    lastName: 'Marlow',
    email: 'ida@demo.example',
    age: 86,
    role: 'member',
    relation: 'your sister',
    hint: 'is a member: she writes notes from the other side of the country.',
  },
} satisfies Record<string, Member>

export type Who = keyof typeof members
/** Those of whom the demo offers to be one. */
export const visitors = ['anna', 'ben', 'leo'] as const satisfies Who[]
