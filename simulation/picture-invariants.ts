import { pictureKey } from '#server/photos/pictures/picture-files.ts'
import { Broken, deliveriesOf, requireOnScreen, rows } from './broken.ts'
import type { World } from './world.ts'

/** What a page says of pictures, after every step. */
export function checkPicturesStep(world: World): void {
  const { photographer } = world
  photographer.listen()
  for (const sentence of photographer.said.splice(0))
    if (/^Unauthorized|not added|could not be kept/.test(sentence))
      throw new Broken('What the page says of pictures is true', sentence)
  for (const { name, step } of photographer.items) {
    if (step !== 'complete' || world.complete.has(name)) continue
    world.complete.add(name)
    if (photosOf(world, name).length === 0)
      throw new Broken('“Complete” is said only of what is in the gallery', `${name} is not`)
  }
}

/** In the end each chosen picture is in the gallery once, and was sent once if it was to be. */
export function checkPictures(world: World): void {
  const { photographer } = world
  const unsent = new Set(photographer.items.map(({ name }) => name))
  for (const { name, goal, size, mayBeLost, wasTakenOut } of photographer.pictures) {
    const photos = photosOf(world, name)
    for (const { object_id } of photos)
      if (
        !world.server.fileAt(pictureKey(String(object_id), 'original'))?.equals(world.template.pictures[size])
      )
        throw new Broken('A picture in the gallery is the file that was chosen', `${name} is another`)
    if (photos.length > 1)
      throw new Broken('A picture is in the gallery once', `${name} is there ${photos.length} times`)
    if (wasTakenOut) continue
    if (unsent.has(name))
      throw new Broken('What a browser keeps until it is sent is sent in the end', `${name} waits`)
    if (photos.length === 0 && !mayBeLost)
      throw new Broken('A picture that was chosen is in the gallery, or is said not to be', `${name} is lost`)
    for (const { id } of photos) requireSentOnce(world, { id: String(id), name, isToSend: goal === 'send' })
  }
}

function requireSentOnce(world: World, photo: { id: string; name: string; isToSend: boolean }): void {
  const deliveries = deliveriesOf(world, photo.id)
  const wanted = photo.isToSend ? 1 : 0
  if (deliveries.length !== wanted)
    throw new Broken(
      'A picture is sent once, if it was to be',
      `${photo.name} was ${deliveries.length} times`,
    )
  requireOnScreen(world, deliveries, photo.name)
}

function photosOf(world: World, name: string) {
  return rows(world, 'select id, object_id from photos where caption = ? and removed_at is null', name)
}
