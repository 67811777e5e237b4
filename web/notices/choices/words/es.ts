import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Avisos',
  titleOf: (group) => `Avisos de ${group}`,
  text: 'Qué te llega y cuándo. Aquí se trata solo de ti. Lo que te llega está también en la campana.',
  activityOff:
    'No te enteras de lo que hacen los demás en la familia: «Avisos de actividad» está desactivado. [Activar](settings)',
  paces: {
    now: 'Enseguida',
    quiet: 'Tras cinco minutos de calma',
    daily: 'Una vez al día',
    calls: 'Solo llamadas y señales de vida que faltan',
    off: 'Nada',
  },
  onlyMust: 'Solo lo que debes saber',
  whenCalled: (name) => `Cuando ${name ?? 'tu ser querido'} pide una llamada`,
  callTurns: {
    first: 'Enseguida',
    next: 'Si nadie se encarga pronto',
    off: 'Nunca',
  },
  everyPage: 'Cada página de Sunporch lo muestra de todos modos.',
  asksForYou: (name) => `Si ${name ?? 'tu ser querido'} pregunta por ti, te enteras enseguida.`,
  push: 'En tu móvil y tu ordenador',
  pushText: 'Como mensaje, también con Sunporch cerrado.',
  digestAt: 'El resumen diario llega a las',
  mail: 'Por correo electrónico',
  to: (address) => `A ${address}.`,
  toUnconfirmed: (address) =>
    `A ${address}, en cuanto la confirmes: pulsa «Enviar» en «Tu cuenta» y abre el enlace del correo.`,
  noMails: 'Este servidor no envía correos. Quien lo lleva puede activarlo.',
  noAddress: 'Tu cuenta no tiene dirección de correo.',
  comeBack: ({ address, date }) =>
    `Los correos a ${address} vienen devueltos desde el ${date}, así que no enviamos ninguno.`,
  mailsAgain: {
    title: 'Correos activados otra vez',
    description: 'El próximo va a tu dirección.',
  },
  quiet: 'Horas de descanso',
  quietText: 'No llega nada a tu móvil ni a tu correo. Lo que ha pasado mientras tanto llega al terminar.',
  from: 'Desde',
  until: 'Hasta',
  throughQuiet: 'Las llamadas pasan',
  throughQuietText: (name) =>
    `Si ${name ?? 'tu ser querido'} pide una llamada o falta una señal de vida, te enteras también en esas horas.`,
  clock: (zone) => `Tus horas van por el reloj de ${zone}.`,
  clockHere: (zone) => `Usar el reloj de aquí: ${zone}`,
  who: 'Quién se entera de qué',
  notOwn: 'De lo que haces tú no te llega aviso.',
  hears: {
    everybody: 'Toda la familia',
    sender: 'Quien lo envió',
    author_and_caretakers: 'Quien lo programó o envió, y las personas responsables',
    caretakers: 'Las personas responsables',
    person_and_caretakers: 'La persona de la que se trata, y las personas responsables',
    person_and_primary: 'La persona de la que se trata, y quien es responsable principal',
    listed: 'Las personas de su lista, una tras otra',
  },
  when: {
    urgent: 'Enseguida',
    soon: 'Enseguida, o con el resumen si lo has elegido',
    chosen: 'Como has elegido',
    always: 'Enseguida y por todas las vías, elijas lo que elijas',
  },
  topics: {
    calls: {
      label: 'Llamadas',
      text: 'Tu ser querido pide una llamada, y quién se encarga.',
    },
    life: {
      label: 'Señal de vida',
      text: 'Tu ser querido no dio señal hasta la hora fijada.',
    },
    answers: {
      label: 'Respuestas',
      text: 'Un corazón, un gracias o una nota por lo enviado.',
    },
    trouble: {
      label: 'Envíos que no llegaron',
      text: 'Un envío falló, se perdió o espera «Enviar ahora».',
    },
    silence: {
      label: 'Pantallas en silencio',
      text: 'Una pantalla lleva un día sin conexión, o ha vuelto.',
    },
    pause: {
      label: 'Pausas',
      text: 'Alguien en la habitación puso la pantalla en pausa hasta mañana.',
    },
    question: {
      label: '¿Sigue gustando la pantalla?',
      text: 'Dos veces al año: pregunta a tu ser querido si le gusta.',
    },
    reminder: {
      label: 'Recordatorio de foto',
      text: 'Hoy no se ha enviado ninguna foto. Solo donde está activado.',
    },
    members: {
      label: 'Quién forma parte de la familia',
      text: 'Alguien ha entrado o se ha ido.',
    },
    roles: {
      label: 'Papeles',
      text: 'Cambió un papel, hay sucesión, o cambió quién es responsable principal.',
    },
    take_over: {
      label: 'Relevo',
      text: 'Alguien pide el relevo por una ausencia larga, y en qué queda.',
    },
    accounts: {
      label: 'Cuentas recuperadas',
      text: 'Alguien ha cerrado su cuenta a otras personas.',
    },
    photos: {
      label: 'Fotos',
      text: 'Alguien añadió o envió fotos.',
    },
    content: {
      label: 'Recomendaciones',
      text: 'Alguien añadió o envió una recomendación.',
    },
    notes: {
      label: 'Notas y grabaciones de voz',
      text: 'Alguien envió una nota o una grabación de voz a tu ser querido.',
    },
    schedule: {
      label: 'Agenda',
      text: 'Alguien programó, cambió o canceló un envío.',
    },
    visits: {
      label: 'Visitas',
      text: 'Alguien planeó, cambió o canceló una visita.',
    },
    shopping: {
      label: 'Compras',
      text: 'Alguien añadió algo a la lista o la envió a Amazon.',
    },
    devices: {
      label: 'Pantallas',
      text: 'Se conectó o se quitó una pantalla.',
    },
  },
  textsInMemory: {
    photos: 'Alguien añadió fotos.',
    content: 'Alguien añadió una recomendación.',
  },
}
