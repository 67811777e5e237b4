import type { SceneProps } from '../scene.ts'
import { useSceneReady } from '../use-scene-ready.ts'
import { DayView } from './day-view.tsx'

/** The day card as a scene; it has nothing to load. */
export function DayScene({ view, ...scene }: SceneProps) {
  useSceneReady(scene, true)
  return <DayView view={view} />
}
