/**
 * Who may do what in a family group. The one table that the server's guard, the buttons shown,
 * the "Role Permissions" card and the access matrix of the tests are all made from. `policy-labels.ts` says each action
 * in words.
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
type Rule = Record<Role, Right>

function rule<P extends Right, C extends Right, M extends Right>(
  primary_caretaker: P,
  caretaker: C,
  member: M,
) {
  return { primary_caretaker, caretaker, member }
}

export const policy = {
  'group:read': rule('yes', 'yes', 'yes'),
  'photos:add': rule('yes', 'yes', 'yes'),
  'photos:send': rule('yes', 'yes', 'yes'),
  'photos:change': rule('yes', 'yes', 'own'),
  'people:tag': rule('yes', 'yes', 'yes'),
  'people:manage': rule('yes', 'yes', 'own'),
  'deliveries:take-back': rule('yes', 'yes', 'own'),
  'test-message:send': rule('yes', 'yes', 'yes'),
  'calls:take': rule('yes', 'yes', 'yes'),
  'life:take': rule('yes', 'yes', 'yes'),
  'life:away': rule('yes', 'yes', 'no'),
  'life:manage': rule('yes', 'no', 'no'),
  'room:manage': rule('yes', 'yes', 'no'),
  'content:manage': rule('yes', 'yes', 'no'),
  'notes:write': rule('yes', 'yes', 'yes'),
  'notes:change': rule('yes', 'yes', 'own'),
  'visits:add': rule('yes', 'yes', 'yes'),
  'visits:manage': rule('yes', 'yes', 'own'),
  'calendars:manage': rule('yes', 'yes', 'no'),
  'schedule:manage': rule('yes', 'yes', 'no'),
  'schedule:cancel': rule('yes', 'yes', 'no'),
  'shopping:add': rule('yes', 'yes', 'yes'),
  'shopping:change': rule('yes', 'yes', 'own'),
  'shopping:send': rule('yes', 'yes', 'no'),
  'members:invite': rule('yes', 'yes', 'no'),
  'invitations:change': rule('yes', 'own', 'no'),
  'members:manage': rule('yes', 'no', 'no'),
  'devices:manage': rule('yes', 'yes', 'no'),
  'settings:change': rule('yes', 'yes', 'no'),
  'group:manage': rule('yes', 'no', 'no'),
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

/**
 * What an API token may do at most, and what a route asks of one. A route that does not say so takes no token.
 */
export type TokenRight = 'read' | 'change'

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
