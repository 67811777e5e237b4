import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Todo dia', weekly: 'Toda semana', monthly: 'Todo mês' },
  untitled: {
    photo: 'Uma foto',
    content: 'Uma recomendação',
    note: 'Um recado',
    voice: 'Uma gravação de voz',
    clip: 'Um vídeo',
  },
  created: { title: 'Programado', description: 'O envio está na agenda.' },
  notCreated: 'Não foi possível programar.',
  changed: { title: 'Salvo', description: 'O envio programado foi alterado.' },
  leftOut: 'Deixado de fora',
  nextStays: 'O próximo continua programado.',
  notSent: 'Ele não será enviado.',
  cancelled: { title: 'Envio cancelado', description: 'Ele não será enviado.' },
  skipped: { title: 'Pulado uma vez', description: 'O envio seguinte continua programado.' },
  sent: 'Enviado',

  notAsPlanned: 'Não enviado como programado',
  byCaretaker: 'Uma pessoa responsável pode enviar agora.',
  open: 'Abrir',
  openIt: (title) => `Abrir a agenda: ${title}`,
  sendNow: 'Enviar agora',
  sendItNow: (title) => `Enviar agora: ${title}`,
  cancelDelivery: 'Cancelar o envio',
  cancelIt: (title) => `Cancelar o envio: ${title}`,
  leaveOut: 'Deixar de fora',
  leaveItOut: (title) => `Deixar de fora: ${title}`,
}
