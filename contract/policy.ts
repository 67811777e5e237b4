/**
 * Who may do what in a family group. The one table that the server's guard, the buttons shown,
 * the "Role Permissions" card and the access matrix of the tests are all made from.
 */
export const roles = ['primary_caretaker', 'caretaker', 'member'] as const
export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  primary_caretaker: 'Primary Caretaker',
  caretaker: 'Caretaker',
  member: 'Family Member',
}

/** `own`: only on what the person added themselves. */
type Right = 'yes' | 'own' | 'no'
type Rule = { label: string } & Record<Role, Right>

function rule<P extends Right, C extends Right, M extends Right>(
  label: string,
  primary_caretaker: P,
  caretaker: C,
  member: M,
) {
  return { label, primary_caretaker, caretaker, member }
}

export const policy = {
  'group:read': rule('See everything the family shares', 'yes', 'yes', 'yes'),
  'photos:add': rule('Add photos', 'yes', 'yes', 'yes'),
  'photos:send': rule('Send photos to the screen', 'yes', 'yes', 'yes'),
  'photos:change': rule('Edit captions and delete photos', 'yes', 'yes', 'own'),
  'people:tag': rule('Say who is on a photo, and add people', 'yes', 'yes', 'yes'),
  'people:manage': rule(
    'Edit and remove people, and say who a member is to your loved one',
    'yes',
    'yes',
    'own',
  ),
  'deliveries:take-back': rule('Take back what was sent', 'yes', 'yes', 'own'),
  'test-message:send': rule('Send a test message', 'yes', 'yes', 'yes'),
  'calls:take': rule('Take a call that your loved one asks for', 'yes', 'yes', 'yes'),
  'life:take': rule('Look after your loved one when there is no sign of life', 'yes', 'yes', 'yes'),
  'life:away': rule('Say on which days your loved one is away', 'yes', 'yes', 'no'),
  'life:manage': rule('Switch the daily sign of life, and choose who is told', 'yes', 'no', 'no'),
  'room:manage': rule(
    'Choose the language and sounds of the room, pause and resume its screens',
    'yes',
    'yes',
    'no',
  ),
  'content:manage': rule('Add, edit, send and delete recommendations', 'yes', 'yes', 'no'),
  'notes:write': rule('Write and send notes', 'yes', 'yes', 'yes'),
  'notes:change': rule('Edit and delete notes', 'yes', 'yes', 'own'),
  'visits:add': rule('Plan visits', 'yes', 'yes', 'yes'),
  'visits:manage': rule('Change and delete visits', 'yes', 'yes', 'own'),
  'calendars:manage': rule('Bring in calendars and remove them', 'yes', 'yes', 'no'),
  'schedule:manage': rule('Plan, change and cancel deliveries', 'yes', 'yes', 'no'),
  'shopping:add': rule('Add to the shopping list and tick off', 'yes', 'yes', 'yes'),
  'shopping:change': rule('Edit and delete shopping items', 'yes', 'yes', 'own'),
  'shopping:send': rule('Send the list to Amazon', 'yes', 'yes', 'no'),
  'members:invite': rule('Invite family members', 'yes', 'yes', 'no'),
  'invitations:change': rule('Cancel and resend invitations', 'yes', 'own', 'no'),
  'members:manage': rule('Change roles, deactivate and remove members', 'yes', 'no', 'no'),
  'devices:manage': rule('Connect, rename and remove devices', 'yes', 'yes', 'no'),
  'settings:change': rule(
    'Switch automatic sending and the photo reminder, choose the Amazon shop, keep your loved one’s telephone number',
    'yes',
    'yes',
    'no',
  ),
  'group:manage': rule('Edit, export and delete the group', 'yes', 'no', 'no'),
} as const satisfies Record<string, Rule>

export type Action = keyof typeof policy

/** The actions that some role may take only on what it added itself. */
export type OwnAction = {
  [A in Action]: 'own' extends (typeof policy)[A][Role] ? A : never
}[Action]

/**
 * Who may call a route: anybody, a signed-in person, a paired screen, the holder of an upload key, the operator's own
 * monitoring, or a member of the group with the right to do `Action`.
 */
export type Access = 'public' | 'user' | 'screen' | 'upload-key' | 'operator' | Action

/** Every rule as it is written above, for code that does not know which action it asks about. */
const rules: Record<Action, Rule> = policy

export function rightOf(role: Role, action: Action): Right {
  return rules[action][role]
}

export function may(role: Role, action: Action, { own = false } = {}): boolean {
  const right = rightOf(role, action)
  return right === 'yes' || (right === 'own' && own)
}

/** Whether the route belongs to one group, whose members are asked for the right. */
export function isAction(access: Access): access is Action {
  return access in policy
}
