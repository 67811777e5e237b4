import { onTestFinished } from 'vitest'
import { type Road, startRoad } from '../others/road.ts'

/** A way to a server over TCP, gone after the test. */
export async function givenRoad(url: string): Promise<Road> {
  const road = await startRoad(url)
  onTestFinished(() => road.close())
  return road
}
