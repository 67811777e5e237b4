import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { pageOfScreen } from './page-of-screen.ts'

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
  const onIndex = placesOn(pagePaths.settings, 'Settings')
  const onYou = placesOn(pagePaths.ownSettings, 'You')
  const ofPerson = [
    onIndex('groups', 'Family Groups', 'create edit name time zone'),
    onIndex('sign-out', 'Account Settings', 'sign out log out user id email'),
    onYou('account', 'Name and picture', 'face photo avatar email e-mail address'),
    onYou('phone', 'Your telephone number', 'call mobile'),
    onYou(
      'language',
      'Your language',
      'english deutsch español français italiano português nederlands polski',
    ),
    onYou('appearance', 'Appearance', 'dark light theme colours night'),
    onYou('passkeys', 'Passkeys', 'sign in fingerprint face pin security key'),
    onYou('sessions', 'Signed-in browsers', 'password change sign out everywhere devices'),
    onYou('recovery', 'If somebody else was in your account', 'taken stolen hacked security lost telephone'),
  ]
  if (!group) return ofPerson
  const mayChange = may(group.role, 'settings:change')
  const isPrimary = may(group.role, 'group:manage')
  const inMemory = isInMemory(group)
  const onScreen = placesOn(pagePaths.screenSettings, pageOfScreen(group))
  const onFamily = placesOn(pagePaths.familySettings, 'Family')
  const onPrograms = placesOn(pagePaths.programSettings, 'Other programs')
  const whileSent = [
    onIndex('alexa', 'Alexa Integration', 'connected offline status'),
    onIndex('sending', 'Auto-send Content', 'automatic schedule deliveries'),
    onIndex('sending', 'Daily Photo Reminder', 'automatic remind picture'),
    onYou('relation', 'You on the screen', 'relation daughter son who you are'),
    onScreen('devices', 'An Echo Show', 'alexa connect skill amazon speaker set-up'),
    onScreen('room', 'Chime, reading aloud and volume', 'sounds loud voice quiet speak'),
    onScreen('room', 'Number to call', 'telephone help phone'),
    onScreen('room', 'Pause', 'dark quiet stop'),
    onScreen('room', 'Is the screen still welcome?', 'question ask'),
    onScreen('life', 'Daily sign of life', 'alarm away holiday emergency'),
  ]
  const ofScreen = [
    onScreen('devices', 'Devices', 'connect pair code tablet tv television screen remove rename'),
    onScreen('devices', 'Text size and quiet hours of a device', 'letters large night still board'),
    onScreen('room', 'Language of the screen', 'english german spanish french polish'),
    onScreen('room', 'What comes round', 'favourites on this day slideshow pictures'),
  ]
  const ofPrimary = [
    onFamily('export', 'Download everything', 'your data export backup zip'),
    onFamily('memory', 'In memory', 'died death'),
    onFamily('delete', 'Delete the group', 'remove end close'),
  ]
  return [
    ...ofPerson,
    ...(inMemory ? [] : whileSent),
    ...(!inMemory || hasDevice ? ofScreen : []),
    onIndex('current', 'Current Group Settings', 'loved one name telephone time zone alexa device id role'),
    onIndex('sending', 'Activity Notifications', 'notices others'),
    onYou('push', 'Notices on this phone or computer', 'push install app notifications'),
    onFamily('notices', 'Notices: what reaches you, and when', 'notifications mail e-mail quiet hours call'),
    onFamily('rights', 'Who may do what', 'roles permissions caretaker members'),
    ...(mayChange ? [onFamily('storage', 'Room for photos', 'storage space full')] : []),
    ...(isPrimary || isSuccessor ? [onFamily('successor', 'Successor', 'take over hand over')] : []),
    ...(isPrimary ? ofPrimary : []),
    onPrograms('sharing', 'Share from your phone', 'iphone android shortcut key upload'),
    onPrograms('amazon', 'Shopping on Amazon', 'country cart associate tag marketplace'),
    onPrograms('programs', 'API tokens', 'home assistant program mcp'),
    ...(may(group.role, 'devices:manage') ? [onPrograms('programs', 'Webhooks', 'program told')] : []),
  ]
}

function placesOn(path: string, page: string) {
  return (id: string, label: string, words: string): SettingsPlace => ({
    label,
    page,
    href: `${path}#${id}`,
    words,
  })
}

/** Those that have every typed word; one whose label has them comes first. */
export function findPlaces(places: SettingsPlace[], typed: string): SettingsPlace[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  const found = places.filter(({ label, page, words }) => has(`${label} ${page} ${words}`))
  return found.toSorted((a, b) => Number(has(b.label)) - Number(has(a.label)))
}
