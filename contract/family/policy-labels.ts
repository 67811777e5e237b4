import { type Action, policy } from '../platform/policy.ts'

/** What each action is, in words. Apart from the rules: every page needs those, and only one card the words. */
export const actionLabels: Record<Action, string> = {
  'group:read': 'See everything the family shares',
  'photos:add': 'Add photos',
  'photos:send': 'Send photos to the screen',
  'photos:change': 'Edit captions and delete photos',
  'people:tag': 'Say who is on a photo, and add people',
  'people:manage': 'Edit and remove people, and say who a member is to your loved one',
  'deliveries:take-back': 'Take back what was sent',
  'test-message:send': 'Send a test message',
  'calls:take': 'Take a call that your loved one asks for',
  'life:take': 'Look after your loved one when there is no sign of life',
  'life:away': 'Say on which days your loved one is away',
  'life:manage': 'Switch the daily sign of life, and choose who is told',
  'room:manage': 'Choose the language and sounds of the room, pause and resume its screens',
  'content:manage': 'Add, edit, send and delete recommendations',
  'notes:write': 'Write and send notes',
  'notes:change': 'Edit and delete notes',
  'visits:add': 'Plan visits',
  'visits:manage': 'Change and delete visits',
  'calendars:manage': 'Bring in calendars and remove them',
  'schedule:manage': 'Plan and change deliveries',
  'schedule:cancel': 'Cancel planned deliveries',
  'shopping:add': 'Add to the shopping list and tick off',
  'shopping:change': 'Edit and delete shopping items',
  'shopping:send': 'Send the list to Amazon',
  'members:invite': 'Invite family members',
  'invitations:change': 'Cancel and resend invitations',
  'members:manage': 'Change roles, deactivate and remove members',
  'devices:manage': 'Connect, rename and remove devices',
  'settings:change':
    'Switch automatic sending and the photo reminder, choose the Amazon shop, keep your loved one’s telephone number',
  'group:manage': 'Edit, export and delete the group',
}

/** In the order of the table. */
export const actions = Object.keys(policy) as Action[]
