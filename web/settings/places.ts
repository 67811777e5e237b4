import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { frameWords } from '../platform/frame/frame-words.ts'
import { plainText } from '../platform/plain-text.ts'
import { settingsWords } from './settings-words.ts'
import type { SettingsWords } from './words/en.ts'

export type SettingsPlace = {
  /** As its card is headed, or what is in it. */
  label: string
  /** The page that it is on. */
  page: string
  href: string
  /** Other words that people may type. */
  words: string
}

type Who = {
  group: FamilyGroup | null
  /** Of the group, in memory: whether one shows the photos. */
  hasDevice: boolean
  isSuccessor: boolean
}

/** What can be found, for who may see it: each has the id that it has on its page. */
export function settingsPlaces({ group, hasDevice, isSuccessor }: Who): SettingsPlace[] {
  const { you, family, programs, screenOf, places } = settingsWords()
  const onIndex = placesOn(pagePaths.settings, frameWords().pages.settings)
  const onYou = placesOn(pagePaths.ownSettings, you)
  const ofPerson = [
    onIndex('groups', places.groups),
    onIndex('sign-out', places.signOut),
    onYou('account', places.account),
    onYou('phone', places.phone),
    onYou('language', places.language),
    onYou('appearance', places.appearance),
    onYou('passkeys', places.passkeys),
    onYou('sessions', places.sessions),
    onYou('recovery', places.recovery),
  ]
  if (!group) return ofPerson
  const mayChange = may(group.role, 'settings:change')
  const isPrimary = may(group.role, 'group:manage')
  const inMemory = isInMemory(group)
  const onScreen = placesOn(pagePaths.screenSettings, screenOf(group.lovedOneName))
  const onFamily = placesOn(pagePaths.familySettings, family)
  const onPrograms = placesOn(pagePaths.programSettings, programs)
  const whileSent = [
    onIndex('alexa', places.alexa),
    onIndex('sending', places.autoSend),
    onIndex('sending', places.reminder),
    onYou('relation', places.relation),
    onScreen('devices', places.echo),
    onScreen('room', places.sounds),
    onScreen('room', places.helpPhone),
    onScreen('room', places.pause),
    onScreen('room', places.welcome),
    onScreen('life', places.life),
  ]
  const ofScreen = [
    onScreen('devices', places.devices),
    onScreen('devices', places.letters),
    onScreen('room', places.screenLanguage),
    onScreen('room', places.round),
  ]
  const ofPrimary = [
    onFamily('export', places.export),
    onFamily('memory', places.memory),
    onFamily('delete', places.delete),
  ]
  return [
    ...ofPerson,
    ...(inMemory ? [] : whileSent),
    ...(!inMemory || hasDevice ? ofScreen : []),
    onIndex('current', places.current),
    onIndex('sending', places.activity),
    onYou('push', places.push),
    onFamily('notices', places.notices),
    onFamily('rights', places.rights),
    ...(mayChange ? [onFamily('storage', places.storage)] : []),
    ...(isPrimary || isSuccessor ? [onFamily('successor', places.successor)] : []),
    ...(isPrimary ? ofPrimary : []),
    onPrograms('sharing', places.sharing),
    onPrograms('amazon', places.amazon),
    onPrograms('programs', places.tokens),
    ...(may(group.role, 'devices:manage') ? [onPrograms('programs', places.webhooks)] : []),
  ]
}

function placesOn(path: string, page: string) {
  return (id: string, [label, words]: SettingsWords['places']['groups']): SettingsPlace => ({
    label,
    page,
    href: `${path}#${id}`,
    words,
  })
}

/** Those that have every typed word; one whose label has them comes first. */
export function findPlaces(places: SettingsPlace[], typed: string): SettingsPlace[] {
  const wanted = plainText(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const has = (text: string) => wanted.every((word) => plainText(text).includes(word))
  const found = places.filter(({ label, page, words }) => has(`${label} ${page} ${words}`))
  return found.toSorted((a, b) => Number(has(b.label)) - Number(has(a.label)))
}
