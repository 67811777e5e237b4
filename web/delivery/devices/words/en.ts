export const words = {
  // The card on the page of settings. `waits` says for what a delivery waits.
  integration: 'Alexa Integration',
  connected: 'Connected',
  offline: 'Offline',
  notConnected: 'Not connected',
  onlineMeans: 'A screen is in contact with us just now. What you send is on it at once.',
  offlineMeans:
    'No device has been in contact for five minutes. What you send waits and is shown when one is back.',
  notConnectedMeans: 'No screen was ever opened. Connect one, and it shows what the family sends.',
  wasInContact:
    'A device was in contact within the last five minutes. What you send is shown as soon as it is back.',
  waits: (waits: string) => `What you send w${waits.slice(1)}.`,
  allDevices: 'All devices',

  // One of the devices.
  screen: 'Screen',
  sendTest: 'Send test',
  lastContact: (ago: string) => `Last contact ${ago}`,
  lastSeen: (ago: string) => `Offline, last seen ${ago}`,
  pausedUntil: (end: string) => `Paused until ${end}`,
  needsAttention: (what: string) => `Needs attention: ${what}`,
  lastShown: ({ at, title }: { at: string; title: string }) => `Last shown (${at}): ${title}`,
  picturesOff: (at: string) => `Pictures have not been on since ${at}`,
  rename: 'Rename',
  renameThis: (name: string) => `Rename ${name}`,
  name: 'Name',
  nameHint: "As the family says: Mom's screen, Kitchen.",
  save: 'Save',
  remove: 'Remove',
  removeThis: (name: string) => `Remove ${name}`,
  askRemove: (name: string) => `Remove ${name}?`,
  removeMeans:
    'It goes blank as soon as it is in contact, and shows nothing of the family any more. What it has shown stays in your gallery.',
  isKept: { title: 'Kept', description: 'It stays when the person who opened it goes.' },
  isRemoved: {
    title: 'Screen removed',
    description: 'It shows nothing of the family any more, once it has been in contact.',
  },
  wifi: 'Wi-Fi',
  cable: 'Cable',
  mobile: 'Mobile network',
  slow: 'Slow network',
  needsTap: 'No sound until somebody taps the screen',
  pluggedIn: 'Plugged in',
  charging: (percent: number) => `${percent} %, charging`,
  pleaseCharge: (percent: number) => `${percent} %, please charge it`,

  // Who opened it, and who keeps it.
  opened: ({ name, date }: { name: string; date: string }) => `Opened by ${name}, ${date}`,
  openedByUnknown: (date: string) => `Opened ${date}, by whom is not known`,
  linked: ({ name, date }: { name: string; date: string }) => `Linked by ${name}, ${date}`,
  linkedByUnknown: (date: string) => `Linked ${date}, by whom is not known`,
  keptBy: (name: string) => `Kept by ${name}.`,
  keep: 'Keep it…',
  askKeep: (name: string) => `Keep ${name}?`,
  doKeep: 'Keep it',
  keepMeans:
    'A device is disconnected when the person who opened it leaves the family or is removed. If you keep it, it stays with you instead. Do this when you know where it stands.',

  // What becomes of the devices of a member who goes. `opener` is `opened`, or one of the others.
  areDisconnected: (name: string) => `The screens that ${name} opened are disconnected.`,
  ofNobody: ({ devices, name }: { devices: string; name: string }) =>
    `Who opened ${devices} is not known. If ${name} did, please remove it in Settings, with the other devices.`,
  disconnectOpened: ({ device, name }: { device: string; name: string }) =>
    `Disconnect “${device}”, which ${name} opened`,
  disconnectKept: ({ device, name }: { device: string; name: string }) =>
    `Disconnect “${device}”, which ${name} keeps`,
  somebody: 'somebody',
  inBrowserOf: (name: string) => `Opened in a browser where ${name} was signed in.`,
  elsewhere: (opener: string) => `${opener}, on another device.`,
  goesBlank: 'It goes blank as soon as it is in contact.',
  youKeepIt: 'It stays, and you keep it.',
}
export type DeviceWords = typeof words
