import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Avisos en este teléfono',
    tablet: 'Avisos en esta tableta',
    computer: 'Avisos en este ordenador',
  },
  choose: 'Elegir qué te llega, y cuándo',
  insecure: (host) =>
    `Los avisos necesitan una dirección que empiece por [https](strong). Esta, ${host}, no empieza así. Pide a quien lleva este Sunporch que lo configure: la guía dice cómo. Hasta entonces ves lo nuevo al abrir Sunporch.`,
  oldIos: {
    phone:
      'Los avisos necesitan iOS 16.4 o posterior, y este teléfono tiene uno anterior. Puedes actualizarlo en sus Ajustes, en General, Actualización de software.',
    tablet:
      'Los avisos necesitan iOS 16.4 o posterior, y esta tableta tiene uno anterior. Puedes actualizarla en sus Ajustes, en General, Actualización de software.',
    computer:
      'Los avisos necesitan iOS 16.4 o posterior, y este ordenador tiene uno anterior. Puedes actualizarlo en sus Ajustes, en General, Actualización de software.',
  },
  impossible:
    'Este navegador no puede mostrar avisos. Chrome, Edge, Firefox y Safari sí, pero no en una ventana privada.',
  denied: 'En este navegador se dijo que no muestre avisos de Sunporch.',
  thenComeBack: 'Después vuelve aquí: el botón para activarlos aparece en cuanto pueda funcionar.',
  reaches: 'Una llamada, un corazón o una nota te llega aunque Sunporch esté cerrado.',
  reachesInMemory: 'Lo que comparte la familia te llega aunque Sunporch esté cerrado.',
  isOn: (browser) => `Activados: ${browser}`,
  test: 'Enviarme una prueba',
  switchOff: 'Desactivar',
  tested:
    'Enviado. ¿No ves nada tras un momento? Entonces es el dispositivo el que retiene los avisos: busca «No molestar» o «Concentración», y si permite avisos de este navegador.',
  installText: 'Instalado, Sunporch tiene su propio icono y ventana, y otras apps pueden compartirle fotos.',
  install: 'Instalar Sunporch',
  others: 'También en',
  lastNotice: (ago) => `Último aviso: ${ago}`,
  switchedOn: (ago) => `Activado: ${ago}`,
  remove: 'Quitar',
  removeThis: (browser) => `Quitar: ${browser}`,
  isOff: { title: 'Desactivados', description: 'Este navegador ya no muestra avisos.' },
  removed: { title: 'Quitado', description: 'Ese navegador ya no muestra avisos.' },

  show: {
    phone: 'Mostrar avisos en este teléfono',
    tablet: 'Mostrar avisos en esta tableta',
    computer: 'Mostrar avisos en este ordenador',
  },
  tellMe: {
    phone: (name) => `Avisarme en este teléfono cuando ${name ?? 'alguien'} pida una llamada`,
    tablet: (name) => `Avisarme en esta tableta cuando ${name ?? 'alguien'} pida una llamada`,
    computer: (name) => `Avisarme en este ordenador cuando ${name ?? 'alguien'} pida una llamada`,
  },
  wasDenied: 'En este navegador se dijo que no muestre avisos.',
  nothingChosen: 'No se ha elegido nada. Pulsa el botón otra vez y elige «Permitir».',
  noApp: 'Este navegador no ha aceptado la app. ¿Tiene lleno el almacenamiento, o es una ventana privada?',
  noServer: 'No se pudo contactar con el servidor. Pulsa el botón otra vez.',
  noPushService:
    'Este navegador no pudo contactar con el servicio push de su fabricante. ¿Está bien la conexión? En Brave debe estar activado «Usar servicios de Google para la mensajería push».',
  notSwitchedOn: 'Este navegador no pudo activar los avisos. Inténtalo otra vez o prueba con otro navegador.',
  failed: 'No ha funcionado. Inténtalo otra vez.',

  allow: {
    ios: 'Abre los Ajustes del iPhone o iPad, después Notificaciones, después Sunporch, y activa Permitir notificaciones.',
    installedOnAndroid:
      'Mantén el dedo sobre el icono de Sunporch en la pantalla de inicio, elige Información de la aplicación, Notificaciones, y actívalas.',
    firefoxOnAndroid: 'Pulsa el candado junto a la dirección, después Notificaciones, y elige Permitido.',
    firefox:
      'Pulsa el bocadillo tachado junto a la dirección y quita «Bloqueado». O pulsa el candado y borra el permiso.',
    chrome:
      'Pulsa el icono a la izquierda de la dirección, después Permisos o Configuración de sitios, después Notificaciones, y elige Permitir.',
    safari:
      'Abre los Ajustes de Safari, después Sitios web, después Notificaciones, y elige Permitir junto a esta dirección.',
    other: 'Abre los ajustes del navegador para este sitio y permite las notificaciones.',
  },

  homeScreen: (device) =>
    `En un ${device}, los avisos llegan cuando Sunporch está en la pantalla de inicio. Se tarda un minuto:`,
  steps: {
    share: 'Pulsa [icono](share) [Compartir](strong) en la barra de Safari.',
    add: 'Elige [icono](add) [Añadir a pantalla de inicio](strong) y después [Añadir](strong).',
    open: 'Abre Sunporch desde la pantalla de inicio, entra y vuelve a [Ajustes](strong), Avisos.',
  },
  needsIos: 'Hace falta iOS 16.4 o posterior: en Ajustes, General, Información se ve cuál es.',

  hint: {
    lost: {
      phone: 'Los avisos ya no llegan a este teléfono',
      tablet: 'Los avisos ya no llegan a esta tableta',
      computer: 'Los avisos ya no llegan a este ordenador',
    },
    lostText: 'Este navegador se quitó de tu lista, o su servicio push lo dejó.',
    title: (name) => `Entérate cuando ${name ?? 'tu ser querido'} responda`,
    text: 'Un corazón, una nota o una llamada puede llegarte aunque Sunporch esté cerrado.',
    how: {
      phone: 'Ver cómo se hace en este teléfono',
      tablet: 'Ver cómo se hace en esta tableta',
      computer: 'Ver cómo se hace en este ordenador',
    },
    notNow: 'Ahora no',
  },
}
