import { actionLabels } from '#contract/family/policy-labels.ts'

/** What the roles are for, and what each may do. */
export const words = {
  title: 'Role Permissions',
  allOf: (role: string) => `All that a ${role} may do`,
  /** Only on what the person added. */
  own: (action: string) => `${action} (own)`,
  inShort: {
    primary_caretaker:
      'Full access; can invite and manage members; can change group settings; cannot be removed or modified.',
    caretaker: 'Send photos and content, manage shopping lists, invite members, schedule content delivery.',
    member: 'Send photos, add to shopping lists, view content, limited admin.',
  },
  /** Once nothing is sent any more. */
  inShortInMemory: {
    caretaker: 'Share photos, write notes, manage the recommendations, invite members.',
    member: 'Share photos, write notes, limited admin.',
  },
  actions: actionLabels,
  /** Those that are less in a group that is kept in memory. */
  actionsInMemory: {
    'people:manage': 'Edit and remove people',
    'room:manage': 'Choose the language of the screens',
    'content:manage': 'Add, edit and delete recommendations',
    'notes:write': 'Write notes',
    'devices:manage': 'Rename and remove devices',
    'settings:change': 'Choose the Amazon shop',
  },
}
export type RoleWords = typeof words
