import type { RoleWords } from './en.ts'

export const words: RoleWords = {
  title: 'Permisos de cada papel',
  allOf: (role) => `Todos los permisos: ${role}`,
  own: (action) => `${action} (solo lo propio)`,
  inShort: {
    primary_caretaker:
      'Puede todo: invitar y gestionar a las personas y cambiar los ajustes del grupo. Nadie puede quitar ni cambiar este papel.',
    caretaker:
      'Enviar fotos y recomendaciones, llevar las listas de la compra, invitar a personas, programar envíos.',
    member: 'Enviar fotos, apuntar en las listas de la compra, ver recomendaciones, gestionar un poco.',
  },
  inShortInMemory: {
    caretaker: 'Compartir fotos, escribir notas, llevar las recomendaciones, invitar a personas.',
    member: 'Compartir fotos, escribir notas, gestionar un poco.',
  },
  actions: {
    'group:read': 'Ver todo lo que comparte la familia',
    'photos:add': 'Añadir fotos',
    'photos:send': 'Enviar fotos a la pantalla',
    'photos:change': 'Cambiar pies de foto y borrar fotos',
    'people:tag': 'Decir quién sale en una foto, y añadir personas',
    'people:manage': 'Cambiar y quitar personas, y decir quién es cada una para el ser querido',
    'deliveries:take-back': 'Retirar lo que se envió',
    'test-message:send': 'Enviar un mensaje de prueba',
    'calls:take': 'Encargarse de una llamada que pide el ser querido',
    'life:take': 'Ver cómo está el ser querido cuando no hay señal de vida',
    'life:away': 'Decir qué días está fuera el ser querido',
    'life:manage': 'Activar o desactivar la señal de vida diaria, y elegir a quién se avisa',
    'room:manage': 'Elegir el idioma y los sonidos de la habitación, poner sus pantallas en pausa',
    'content:manage': 'Añadir, cambiar, enviar y borrar recomendaciones',
    'notes:write': 'Escribir y enviar notas',
    'notes:change': 'Cambiar y borrar notas',
    'visits:add': 'Planear visitas',
    'visits:manage': 'Cambiar y borrar visitas',
    'calendars:manage': 'Traer calendarios y quitarlos',
    'schedule:manage': 'Programar y cambiar envíos',
    'schedule:cancel': 'Cancelar envíos programados',
    'shopping:add': 'Apuntar en la lista de la compra y marcar',
    'shopping:change': 'Cambiar y borrar artículos de la lista',
    'shopping:send': 'Enviar la lista a Amazon',
    'members:invite': 'Invitar a la familia',
    'invitations:change': 'Anular y reenviar invitaciones',
    'members:manage': 'Cambiar papeles, desactivar accesos y quitar a miembros',
    'devices:manage': 'Conectar, renombrar y quitar dispositivos',
    'settings:change':
      'Elegir el envío automático y el recordatorio de fotos, la tienda de Amazon, y guardar el teléfono del ser querido',
    'group:manage': 'Cambiar, descargar y borrar el grupo',
  },
  actionsInMemory: {
    'people:manage': 'Cambiar y quitar personas',
    'room:manage': 'Elegir el idioma de las pantallas',
    'content:manage': 'Añadir, cambiar y borrar recomendaciones',
    'notes:write': 'Escribir notas',
    'devices:manage': 'Renombrar y quitar dispositivos',
    'settings:change': 'Elegir la tienda de Amazon',
  },
}
