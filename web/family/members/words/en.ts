/** The members of a group, who takes care of it, and leaving it. `when` is like "3 hours ago". */
export const words = {
  seeAll: 'See all',
  none: 'No family members yet',
  invite: 'Invite',
  nobodyElse: 'Nobody else is here yet',
  inviteFirst: 'Invite Your First Member',
  whoJoins: 'Whoever joins can add photos, tick off the shopping and see what was shown.',
  whoJoinsInMemory: 'Whoever joins can see the pictures and words, and add their own.',

  pending: 'Pending',
  active: 'Active',
  inactive: 'Inactive',
  online: 'Online',
  lastActiveAt: (when: string) => `Active ${when}`,
  notSeen: 'Not seen yet',
  joinedOn: (date: string) => `Joined: ${date}`,
  invitedAs: (email: string) => `The invitation was for ${email}`,
  successor: 'Successor',
  hasExpired: 'The invitation has expired',
  notAccepted: 'The invitation has not been accepted yet',
  view: 'View',
  viewIt: (name: string) => `View ${name}`,
  edit: 'Edit',
  editIt: (name: string) => `Edit ${name}`,
  facts: {
    email: 'Email',
    phone: 'Telephone',
    role: 'Role',
    joined: 'Joined',
    lastActive: 'Last active',
    notYet: 'Not yet',
  },
  may: 'May',

  save: 'Save',
  makePrimary: 'Make primary caretaker…',
  deactivate: 'Deactivate',
  deactivateMore: 'Deactivate…',
  reactivate: 'Reactivate',
  removeMore: 'Remove from the group…',
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeMeans: 'They see nothing of the family any more. What they added stays.',
  deactivateQuestion: (name: string) => `Deactivate ${name}?`,
  deactivateMeans: 'They see nothing of the family until you reactivate them.',
  demoteQuestion: (name: string) => `Make ${name} a family member?`,
  demoteMeans: 'A family member cannot connect screens.',
  handOverQuestion: (name: string) => `Ask ${name} to be the primary caretaker?`,
  handOverMeans: 'When they accept, they have full access, and you become a caretaker.',
  ask: 'Ask',
  changed: { title: 'Saved', description: 'The member has been changed.' },
  removed: { title: 'Member removed', description: 'What they added stays with the family.' },
  handOverAsked: { title: 'Asked', description: 'They become primary caretaker when they accept.' },

  handOver: 'Hand-over',
  youAreAsked: (group: string) => `You are asked to become the primary caretaker of ${group}.`,
  isAsked: (name: string) => `${name} is asked to become the primary caretaker.`,
  accept: 'Accept',
  noThanks: 'No, thank you',
  takeBack: 'Take it back',

  leaveMore: 'Leave the group…',
  leave: 'Leave',
  leaveQuestion: (group: string) => `Leave ${group}?`,
  leaveMeans: 'You see nothing of it any more. What you added stays. Somebody there can invite you again.',
  leavePrimaryMeans: (name: string) =>
    `You see nothing of it any more. What you added stays. Somebody there can invite you again. ${name} becomes the primary caretaker.`,
  firstHandOver: 'To leave the group, make a caretaker the primary caretaker, or your successor, first.',
  left: { title: 'You have left the group', description: 'What you added stays there.' },
  quoted: (name: string) => `“${name}”`,
  /** What becomes of the screens; `name` and `names` are in quotes. */
  oneGoesBlank: (name: string) =>
    `${name} goes blank as soon as it is in contact, because you opened it or keep it.`,
  someGoBlank: (names: string) =>
    `${names} go blank as soon as they are in contact, because you opened them or keep them.`,
  yoursGoBlank: 'Screens that you opened or keep go blank as soon as they are in contact.',
  askToKeep:
    'If that is your loved one’s screen, please ask another caretaker first to keep it: “Keep it” stands beside it in Settings.',
  askToKeepInMemory:
    'If one goes on showing the photos, please ask another caretaker first to keep it: “Keep it” stands beside it in Settings.',

  yourSuccessor: 'Your successor',
  youAreSuccessor: 'You are the successor',
  whoFollows: (days: number) =>
    `Who takes care of the group when you cannot? They become the primary caretaker when you leave. If you are away for ${days} days, they may ask to take over, and you can say no.`,
  nobodyToName: 'As soon as somebody else is a caretaker, you can name them here.',
  nobody: 'Nobody',
  successorSaved: { title: 'Saved', description: 'You can change this at any time.' },
  somePrimary: 'The primary caretaker',
  /** `name`: of the primary caretaker. */
  namedYou: ({ name, days }: { name: string; days: number }) =>
    `${name} has named you. You become the primary caretaker when they leave. There is nothing to do until then. If nobody has seen them here for ${days} days, you may ask to take over.`,
  askToTakeOver: 'Ask to take over…',
  takeOverQuestion: (name: string) => `Ask to take over from ${name}?`,
  takeOverMeans: (days: number) =>
    `They are told by mail, on their phone and here, and can say no for ${days} days. After that you can become the primary caretaker, and they stay as a caretaker.`,
  takeOverAsked: { title: 'Asked', description: 'You can take over in seven days if nobody says no.' },

  takingOver: 'Taking over',
  youMayTakeOver: (group: string) =>
    `Nobody has said no. You can become the primary caretaker of ${group} now.`,
  youHaveAsked: ({ group, from }: { group: string; from: string }) =>
    `You have asked to take over ${group}. If nobody says no, you can do so from ${from}.`,
  mayTakeOver: (name: string) => `${name} can take over as primary caretaker now, unless you say no.`,
  asksToTakeOver: ({ name, from }: { name: string; from: string }) =>
    `${name} asks to take over as primary caretaker, because you were away for long. Unless you say no, they can do so from ${from}.`,
  takeOverNow: 'Take over now',
  iAmHere: 'No, I am here',
}
export type MemberWords = typeof words
