export const words = {
  share: 'Share',
  notOpening: 'It does not open there?',
  tryOthers: 'This computer is in several networks. Try',
  noOther: 'No other device can open this yet.',
  reasons: {
    container:
      'Sunporch runs in a container and does not know the address of its computer. Set PUBLIC_URL to the address that other devices use, like http://192.168.1.20:3000, and start it again.',
    this_machine_only:
      '“localhost” is the name of this computer for itself. Let Sunporch listen in your network (HOST=0.0.0.0), or set PUBLIC_URL to the address that other devices use, and start it again.',
    local_public_url:
      'PUBLIC_URL is “localhost”, the name of this computer for itself. Set it to the address that other devices use, like http://192.168.1.20:3000, and start Sunporch again.',
    no_network:
      'This computer is in no network. Connect it to the one that the other device is in, and open this again.',
  },
}
export type ShareWords = typeof words
