import { type Fault, findsNothing } from './plant.ts'

export const faultsOfEcho: Fault[] = [
  {
    name: 'a picture counts as shown on the Echo before it is loaded',
    breaks: ['“Shown” is said only of what was on the screen'],
    statements: (sql) => sql.replace(/^select "delivery_targets"\.\*,/, '$& 1 as "picture_loaded_at",'),
  },
  {
    name: 'an answer that was taken back at the Echo stands',
    breaks: [
      'An answer holds as it was pressed last, given or taken back',
      'What was taken back and given again is there once',
    ],
    statements: findsNothing('from "delivery_answers" inner join', '"delivery_answers"."created_at" <='),
  },
  {
    name: 'the server does not know the Echo again',
    breaks: ['An Echo asks for a code only when it is not connected'],
    statements: findsNothing('from "echoes"', '"echoes"."user_id" ='),
  },
]
