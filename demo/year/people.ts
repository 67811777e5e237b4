import { face } from '../pictures/faces.ts'

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
  face: string
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
    face: face({
      background: ['#8fc7bd', '#c9e6df'],
      skin: '#f0c8a4',
      hair: '#8a5a3a',
      style: 'long',
      shirt: '#2f6c6a',
      glasses: true,
    }),
  },
  ben: {
    firstName: 'Ben',
    lastName: 'Hartley',
    email: 'ben@demo.example',
    age: 54,
    role: 'caretaker',
    relation: 'your son',
    hint: 'is a caretaker: he plans deliveries and shops for Rose.',
    face: face({
      background: ['#9bb8dc', '#d3e0f1'],
      skin: '#e8b890',
      hair: '#4a3a32',
      style: 'short',
      shirt: '#34506f',
      beard: '#5a473c',
    }),
  },
  emma: {
    firstName: 'Emma',
    lastName: 'Hartley',
    email: 'emma@demo.example',
    age: 29,
    role: 'member',
    relation: 'your granddaughter',
    hint: 'is a member: she sends pictures and adds to the list.',
    face: face({
      background: ['#f1c9a2', '#fae7d0'],
      skin: '#f3cfae',
      hair: '#c46a34',
      style: 'curls',
      shirt: '#8a4f7a',
    }),
  },
  leo: {
    firstName: 'Leo',
    lastName: 'Hartley',
    email: 'leo@demo.example',
    age: 9,
    role: 'member',
    relation: 'your great-grandson',
    hint: 'is a member: he sends pictures, mostly of the cat.',
    face: face({
      background: ['#f5d77a', '#fbeebd'],
      skin: '#f3cba8',
      hair: '#7a4a2b',
      style: 'short',
      shirt: '#d8503f',
    }),
  },
  ida: {
    firstName: 'Ida',
    lastName: 'Marlow',
    email: 'ida@demo.example',
    age: 86,
    role: 'member',
    relation: 'your sister',
    hint: 'is a member: she writes notes from the other side of the country.',
    face: face({
      background: ['#cdb8d8', '#eae0ef'],
      skin: '#f0cdb0',
      hair: '#e9e6e1',
      style: 'bun',
      shirt: '#6d5a8a',
      glasses: true,
    }),
  },
} satisfies Record<string, Member>

export type Who = keyof typeof members
/** Those of whom the demo offers to be one. */
export const visitors = ['anna', 'ben', 'leo'] as const satisfies Who[]
