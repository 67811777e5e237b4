import type { ComponentType } from 'react'
import type { ContentItem } from '#contract/content.ts'
import type { SendableKind } from '#contract/delivery/delivery.ts'
import { type Photo, pictureUrl } from '#contract/photos/photos.ts'
import { useContent } from '../../content/content.queries.ts'
import { contentWords } from '../../content/content-words.ts'
import { usePhotoChoices } from '../../photos/use-photo-choices.ts'
import { formatDate } from '../../platform/format.ts'
import { ChoiceList } from '../../platform/ui/choice-list.tsx'
import { planWords } from '../plan/plan-words.ts'
import { type DraftSubject, noSubject } from './draft.ts'
import { NoteChoice } from './note-choice.tsx'
import { ClipChoice, VoiceChoice } from './played-choice.tsx'
import type { Template } from './templates.ts'

/** The one item of the list of what is chosen by itself. */
const nextPhoto = 'next'

type SubjectFieldsProps = {
  subject: DraftSubject
  /** It offers only what belongs to it. */
  template: Template | null
  onChange: (subject: DraftSubject) => void
}

/** In the order of the dialog. */
const choices: Record<SendableKind, ComponentType<SubjectFieldsProps>> = {
  content: ContentChoice,
  photo: PhotoChoice,
  note: ({ subject, onChange }) => (
    <NoteChoice chosenId={subject.noteId} onChoose={(noteId) => onChange({ ...noSubject, noteId })} />
  ),
  voice: ({ subject, onChange }) => (
    <VoiceChoice chosenId={subject.voiceId} onChoose={(voiceId) => onChange({ ...noSubject, voiceId })} />
  ),
  clip: ({ subject, onChange }) => (
    <ClipChoice chosenId={subject.clipId} onChoose={(clipId) => onChange({ ...noSubject, clipId })} />
  ),
}

/** The choice of what is to be sent, of each kind that the template has; of photos also the next one each time. */
export function SubjectFields(props: SubjectFieldsProps) {
  const kinds = props.template ? [props.template.kind] : (Object.keys(choices) as SendableKind[])
  return kinds.map((kind) => {
    const Choice = choices[kind]
    return <Choice key={kind} {...props} />
  })
}

function ContentChoice({ subject, template, onChange }: SubjectFieldsProps) {
  const contentType = template?.contentType ?? null
  const content = useContent()
  const items = content.data ?? []
  return (
    <section aria-label={planWords().contentItem}>
      <h3 className="mb-1.5 font-semibold">{planWords().contentItem}</h3>
      <ChoiceList
        label={planWords().contentItem}
        items={contentType ? items.filter(({ type }) => type === contentType) : items}
        chosenId={subject.contentItemId}
        idOf={({ id }: ContentItem) => id}
        nameOf={({ title, type }) => `${title} (${contentWords().types[type]})`}
        onChoose={(contentItemId) => onChange({ ...noSubject, contentItemId })}
        empty={planWords().noContent}
      />
    </section>
  )
}

function PhotoChoice({ subject, onChange }: SubjectFieldsProps) {
  const { photos, more } = usePhotoChoices()
  return (
    <section aria-label={planWords().photo}>
      <h3 className="mb-1.5 font-semibold">{planWords().photo}</h3>
      <ChoiceList
        label={planWords().automaticChoice}
        items={[nextPhoto]}
        chosenId={subject.isNextPhoto ? nextPhoto : null}
        idOf={(name) => name}
        nameOf={() => planWords().nextPhotoNotShown}
        onChoose={(name) => onChange({ ...noSubject, isNextPhoto: name !== null })}
        empty=""
      />
      <ChoiceList
        label={planWords().photo}
        items={photos}
        chosenId={subject.photoId}
        idOf={({ id }: Photo) => id}
        nameOf={(photo) => photo.caption ?? planWords().photoFrom(formatDate(photo.createdAt))}
        pictureOf={(photo) => (
          <img src={pictureUrl(photo, 320)} alt="" className="size-9 rounded-lg object-cover" />
        )}
        onChoose={(photoId) => onChange({ ...noSubject, photoId })}
        empty={planWords().noPhotos}
        onMore={more}
      />
    </section>
  )
}
