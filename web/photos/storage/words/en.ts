export const words = {
  title: 'Room for photos',
  onePhoto: '1 photo',
  photos: ({ count }: { count: string; number: number }) => `${count} photos`,
  nearlyFull:
    'The room is nearly used up. Delete photos you no longer need, or ask whoever runs this server for more.',
  full: 'This group can take no more photos.',
  left: (amount: string) => `This group can take ${amount} more.`,
}
export type StorageWords = typeof words
