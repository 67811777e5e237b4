import { type Fault, findsNothing } from './plant.ts'

export const faultsOfServer: Fault[] = [
  {
    name: 'the server counts a press twice that comes twice',
    breaks: [
      'A press that a device took is at the server exactly once in the end',
      'What was taken back and given again is there once',
    ],
    statements: findsNothing('from "delivery_answers" where', '"press"'),
  },
  {
    name: 'a heart that arrives after it was taken back stands again',
    seed: 187,
    breaks: ['An answer holds as it was pressed last, given or taken back'],
    statements: findsNothing('from "answers_taken_back" where'),
  },
  {
    name: 'a “Call me” that arrives after a later “Not needed” opens a call',
    seed: 168,
    breaks: ['“Not needed” ends the call'],
    statements: findsNothing('from "devices" where', '"not_needed_at" >'),
  },
  {
    name: 'the server sends again what is sent twice',
    breaks: ['A send that is repeated within 10 s is one delivery'],
    statements: findsNothing('from "deliveries" where', '"sender_id"', '"created_at" >'),
  },
  {
    name: 'the server gives screens what was taken back',
    breaks: ['What was taken back is never shown afterwards by a page that has had contact since'],
    statements: (sql) =>
      /^\s*select/.test(sql) ? sql.replaceAll(/("?deliveries"?\.)?"?withdrawn_at"? is null/g, 'true') : sql,
  },
  {
    name: 'the server weighs a late tick by its time again',
    seed: 40,
    breaks: ['The last tick of an item holds'],
    statements: (sql) =>
      sql.replace('"tick_presses" = +?', '"tick_presses" = case when +? is null then 0 end'),
  },
  {
    name: 'the server forgets how much of a file has arrived',
    breaks: ['What a browser keeps until it is sent is sent in the end'],
    statements: (sql) => sql.replace(/^(update "uploads" set "arrived" = )(\S+)(?=[ ,])/, '$10 * $2'),
  },
  {
    name: 'the server puts the last part of a file first',
    breaks: ['A picture in the gallery is the file that was chosen'],
    statements: (sql) => sql.replace(/order by "starts_at"/, '$& desc'),
  },
  {
    name: 'the server commits each statement by itself',
    seed: 151,
    breaks: [
      'What was sent is on each screen once in the end, by its newest delivery',
      'Each occurrence is sent once',
      'A “Call me” makes one call',
    ],
    statements: (sql) => (/^(begin|commit|rollback|savepoint|release)/.test(sql) ? 'select 1' : sql),
  },
]
