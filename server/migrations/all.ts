import type { Migration } from 'kysely/migration'
import * as foundation from './001-foundation.ts'
import * as wholeSpecification from './002-whole-specification.ts'
import * as reservations from './003-reservations.ts'
import * as occurrences from './004-occurrences.ts'
import * as dueByGroup from './005-due-by-group.ts'
import * as amazon from './006-amazon.ts'
import * as screens from './007-screens.ts'
import * as alexa from './008-alexa.ts'
import * as rateLimits from './009-rate-limits.ts'
import * as openedEntries from './010-opened-entries.ts'
import * as deliveryLeases from './011-delivery-leases.ts'
import * as echoReports from './012-echo-reports.ts'
import * as echoSkill from './013-echo-skill.ts'
import * as echoSetup from './014-echo-setup.ts'
import * as calls from './016-calls.ts'
import * as looking from './017-looking.ts'
import * as uploadKeys from './018-upload-keys.ts'
import * as removedEchoes from './019-removed-echoes.ts'
import * as echoScreens from './020-echo-screens.ts'
import * as notices from './021-notices.ts'
import * as phones from './022-phones.ts'
import * as happenings from './023-happenings.ts'
import * as life from './024-life.ts'
import * as push from './025-push.ts'
import * as mails from './026-mails.ts'
import * as noticeAges from './027-notice-ages.ts'
import * as rooms from './028-rooms.ts'
import * as notes from './029-notes.ts'
import * as visits from './030-visits.ts'
import * as people from './031-people.ts'
import * as lists from './033-lists.ts'
import * as pictureFiles from './035-picture-files.ts'
import * as confirmedAddresses from './036-confirmed-addresses.ts'
import * as invitedAs from './037-invited-as.ts'
import * as quotas from './038-quotas.ts'
import * as uploadLeases from './039-upload-leases.ts'
import * as dailyBackup from './040-daily-backup.ts'
import * as passkeys from './041-passkeys.ts'
import * as openers from './042-openers.ts'
import * as purgeIndexes from './043-purge-indexes.ts'
import * as inMemory from './044-in-memory.ts'
import * as apiTokens from './046-api-tokens.ts'
import * as webhooks from './047-webhooks.ts'
import * as successors from './048-successors.ts'
import * as plannedSubjects from './049-planned-subjects.ts'
import * as lostFiles from './051-lost-files.ts'
import * as takenBack from './052-taken-back.ts'
import * as lostAddresses from './053-lost-addresses.ts'
import * as presses from './054-presses.ts'
import * as callPresses from './055-call-presses.ts'
import * as addingOnce from './056-adding-once.ts'
import * as rowIndexes from './057-row-indexes.ts'
import * as pressesOfCalls from './060-presses-of-calls.ts'
import * as handedOver from './061-handed-over.ts'
import * as newestOfAKind from './062-newest-of-a-kind.ts'
import * as secretCalls from './066-secret-calls.ts'
import * as standingCalls from './069-standing-calls.ts'
import * as routines from './072-routines.ts'
import * as looks from './075-looks.ts'
import * as tickPresses from './076-tick-presses.ts'
import * as oldYears from './077-old-years.ts'
import * as letters from './078-letters.ts'
import * as answersTakenBack from './080-answers-taken-back.ts'
import * as languages from './086-languages.ts'
import * as focalPoints from './087-focal-points.ts'
import * as picturesOn from './088-pictures-on.ts'
import * as setInTheRoom from './089-set-in-the-room.ts'
import * as paces from './090-paces.ts'
import * as assistants from './091-assistants.ts'
import * as askedAgain from './092-asked-again.ts'
import * as uploadParts from './093-upload-parts.ts'
import * as oldFocalPoints from './094-old-focal-points.ts'
import * as voices from './095-voices.ts'
import * as notNeeded from './096-not-needed.ts'
import * as spokenAnswers from './098-spoken-answers.ts'
import * as sentVoices from './099-sent-voices.ts'
import * as clips from './100-clips.ts'
import * as spokenTimes from './101-spoken-times.ts'
import * as sentClips from './102-sent-clips.ts'
import * as lostVoices from './104-lost-voices.ts'
import * as clipsOfNotices from './107-clips-of-notices.ts'
import * as recordings from './108-recordings.ts'
import * as lostClipsAndRecordings from './109-lost-clips-and-recordings.ts'
import * as notesOfDevicesEnd from './110-notes-of-devices-end.ts'
import * as posterFiles from './111-poster-files.ts'

/** In the order of their names. A landed migration is never changed. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-whole-specification': wholeSpecification,
  '003-reservations': reservations,
  '004-occurrences': occurrences,
  '005-due-by-group': dueByGroup,
  '006-amazon': amazon,
  '007-screens': screens,
  '008-alexa': alexa,
  '009-rate-limits': rateLimits,
  '010-opened-entries': openedEntries,
  '011-delivery-leases': deliveryLeases,
  '012-echo-reports': echoReports,
  '013-echo-skill': echoSkill,
  '014-echo-setup': echoSetup,
  '016-calls': calls,
  '017-looking': looking,
  '018-upload-keys': uploadKeys,
  '019-removed-echoes': removedEchoes,
  '020-echo-screens': echoScreens,
  '021-notices': notices,
  '022-phones': phones,
  '023-happenings': happenings,
  '024-life': life,
  '025-push': push,
  '026-mails': mails,
  '027-notice-ages': noticeAges,
  '028-rooms': rooms,
  '029-notes': notes,
  '030-visits': visits,
  '031-people': people,
  '033-lists': lists,
  '035-picture-files': pictureFiles,
  '036-confirmed-addresses': confirmedAddresses,
  '037-invited-as': invitedAs,
  '038-quotas': quotas,
  '039-upload-leases': uploadLeases,
  '040-daily-backup': dailyBackup,
  '041-passkeys': passkeys,
  '042-openers': openers,
  '043-purge-indexes': purgeIndexes,
  '044-in-memory': inMemory,
  '046-api-tokens': apiTokens,
  '047-webhooks': webhooks,
  '048-successors': successors,
  '049-planned-subjects': plannedSubjects,
  '051-lost-files': lostFiles,
  '052-taken-back': takenBack,
  '053-lost-addresses': lostAddresses,
  '054-presses': presses,
  '055-call-presses': callPresses,
  '056-adding-once': addingOnce,
  '057-row-indexes': rowIndexes,
  '060-presses-of-calls': pressesOfCalls,
  '061-handed-over': handedOver,
  '062-newest-of-a-kind': newestOfAKind,
  '066-secret-calls': secretCalls,
  '069-standing-calls': standingCalls,
  '072-routines': routines,
  '075-looks': looks,
  '076-tick-presses': tickPresses,
  '077-old-years': oldYears,
  '078-letters': letters,
  '080-answers-taken-back': answersTakenBack,
  '086-languages': languages,
  '087-focal-points': focalPoints,
  '088-pictures-on': picturesOn,
  '089-set-in-the-room': setInTheRoom,
  '090-paces': paces,
  '091-assistants': assistants,
  '092-asked-again': askedAgain,
  '093-upload-parts': uploadParts,
  '094-old-focal-points': oldFocalPoints,
  '095-voices': voices,
  '096-not-needed': notNeeded,
  '098-spoken-answers': spokenAnswers,
  '099-sent-voices': sentVoices,
  '100-clips': clips,
  '101-spoken-times': spokenTimes,
  '102-sent-clips': sentClips,
  '104-lost-voices': lostVoices,
  '107-clips-of-notices': clipsOfNotices,
  '108-recordings': recordings,
  '109-lost-clips-and-recordings': lostClipsAndRecordings,
  '110-notes-of-devices-end': notesOfDevicesEnd,
  '111-poster-files': posterFiles,
}
