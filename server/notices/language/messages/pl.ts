import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Ktoś',
  lovedOne: 'bliska osoba',
  lovedOneFirst: 'Bliska osoba',
  quoted: (title) => `„${title}”`,

  yesterday: (time) => `wczoraj, ${time}`,
  tomorrow: (time) => `jutro, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Dzisiaj: ${family}`,
    newNotices: (count, family) => `Nowości: ${count} · ${family}`,
    more: (count) => `i jeszcze ${count}`,
    testTitle: 'Powiadomienia docierają tutaj',
    test: 'Sunporch da ci znać na tym urządzeniu, gdy bliska osoba poprosi o telefon.',
  },

  mail: {
    todayIn: (family, count) => `Dzisiaj w grupie „${family}”: ${count} nowości`,
    happenedIn: (family, count) => `${count} nowości w grupie „${family}”`,
    today: (count) => `Dzisiaj: ${count} nowości`,
    happened: (count) => `${count} nowości`,
    more: (count) => `… i jeszcze ${count}`,
    show: 'Pokaż',
    seeEverything: 'Pokaż wszystko',
    why: (family) => `Dostajesz tę wiadomość, bo należysz do grupy „${family}”.`,
    whyDaily: (family) => `Dostajesz tę wiadomość raz dziennie, bo należysz do grupy „${family}”.`,
    choose: 'Wybierz, jakie wiadomości przychodzą',
    canEnd: 'Możesz z nich zrezygnować bez logowania.',
    end: 'Zrezygnuj z wiadomości o tej rodzinie',
  },

  unsubscribe: {
    question: (family) => `Zrezygnować z wiadomości o „${family}”?`,
    means:
      'Wtedy nic o tej rodzinie nie przyjdzie już do ciebie e-mailem, także gdy ktoś poprosi o telefon. Sama aplikacja i powiadomienia w telefonie pozostają bez zmian.',
    end: 'Zrezygnuj z tych wiadomości',
    fewer: 'Możesz też dostawać ich mniej:',
    ended: (family) => `Wiadomości o „${family}” już nie przychodzą`,
    onItsWay: 'Wiadomość, która była już w drodze, może jeszcze dotrzeć.',
    again: 'Przysyłajcie mi znów wiadomości',
    howYouHear: 'Jak dowiadujesz się o tej rodzinie:',
    restarted: (family) => `Wiadomości o „${family}” znów przychodzą`,
    asBefore: 'Przychodzą tak jak wcześniej.',
    whenTheyCome: 'Kiedy przychodzą:',
    settings: 'Ustawienia',
    maySignIn: '(być może trzeba się zalogować).',
    noneComes: 'Ta rodzina nie wysyła ci wiadomości',
    noMember: 'Nie należysz już do niej albo ją usunięto. Nie ma już nic do zrobienia.',
    noLink: 'Ten link nie działa',
    incomplete:
      'Być może brakuje jego części. Otwórz link w wiadomości jeszcze raz albo skopiuj go w całości.',
  },
}
