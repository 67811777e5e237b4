import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  untitled: {
    photo: 'Una foto',
    content: 'Una recomendación',
    note: 'Una nota',
    voice: 'Una grabación de voz',
    clip: 'Un vídeo',
  },
  created: { title: 'Programado', description: 'El envío está en la agenda.' },
  notCreated: 'No se ha podido programar.',
  changed: { title: 'Guardado', description: 'El envío programado se ha cambiado.' },
  leftOut: 'Omitido',
  nextStays: 'El siguiente sigue programado.',
  notSent: 'No se enviará.',
  cancelled: { title: 'Envío cancelado', description: 'No se enviará.' },
  skipped: { title: 'Omitido una vez', description: 'El envío siguiente sigue programado.' },
  sent: 'Enviado',

  notAsPlanned: 'No se envió como estaba previsto',
  byCaretaker: 'Una persona responsable puede enviarlo ahora.',
  open: 'Abrir',
  openIt: (title) => `Abrir la agenda: ${title}`,
  sendNow: 'Enviar ahora',
  sendItNow: (title) => `Enviar ahora: ${title}`,
  cancelDelivery: 'Cancelar el envío',
  cancelIt: (title) => `Cancelar el envío: ${title}`,
  leaveOut: 'Omitir',
  leaveItOut: (title) => `Omitir: ${title}`,
}
