import type { Messages } from './en.ts'

export const messages: Messages = {
  somebody: 'Jemand',
  lovedOne: 'deine Lieblingsperson',
  lovedOneFirst: 'Deine Lieblingsperson',
  quoted: (title) => `„${title}“`,

  yesterday: (time) => `gestern, ${time}`,
  tomorrow: (time) => `morgen, ${time}`,
  onDate: (date, time) => `${date}, ${time}`,

  push: {
    today: (family) => `Heute in der Gruppe „${family}“`,
    newNotices: (count, family) => `${count} neue Hinweise aus der Gruppe „${family}“`,
    more: (count) => `und ${count} weitere`,
    testTitle: 'Hinweise kommen hier an',
    test: 'Sunporch sagt dir auf diesem Gerät Bescheid, wenn sich deine Lieblingsperson einen Anruf wünscht.',
  },

  mail: {
    todayIn: (family, count) => `Heute in der Gruppe „${family}“: ${count} Neuigkeiten`,
    happenedIn: (family, count) => `${count} Neuigkeiten in der Gruppe „${family}“`,
    today: (count) => `Heute: ${count} Neuigkeiten`,
    happened: (count) => `${count} Neuigkeiten`,
    more: (count) => `… und ${count} weitere`,
    show: 'Ansehen',
    seeEverything: 'Alles ansehen',
    why: (family) => `Du bekommst diese Mail, weil du zur Gruppe „${family}“ gehörst.`,
    whyDaily: (family) => `Du bekommst diese Mail einmal am Tag, weil du zur Gruppe „${family}“ gehörst.`,
    choose: 'Wählen, welche Mails kommen',
    canEnd: 'Du kannst sie beenden, ohne dich anzumelden.',
    end: 'Keine Mails mehr über diese Familie',
  },

  unsubscribe: {
    question: (family) => `Keine Mails mehr über „${family}“?`,
    means:
      'Dann kommt nichts mehr über diese Familie per Mail zu dir, auch nicht, wenn sich jemand einen Anruf wünscht. Die App selbst und die Hinweise auf deinem Handy bleiben, wie sie sind.',
    end: 'Diese Mails beenden',
    fewer: 'Du kannst auch weniger davon bekommen:',
    ended: (family) => `Es kommen keine Mails mehr über „${family}“`,
    onItsWay: 'Eine Mail, die gerade unterwegs war, kann noch ankommen.',
    again: 'Wieder Mails schicken',
    howYouHear: 'So erfährst du von dieser Familie:',
    restarted: (family) => `Mails über „${family}“ kommen wieder`,
    asBefore: 'Sie kommen wie zuvor.',
    whenTheyCome: 'Wann sie kommen:',
    settings: 'Einstellungen',
    maySignIn: '(vielleicht musst du dich anmelden).',
    noneComes: 'Diese Familie schickt dir keine Mails',
    noMember: 'Du gehörst nicht mehr dazu, oder sie wurde entfernt. Es gibt nichts mehr zu tun.',
    noLink: 'Dieser Link funktioniert nicht',
    incomplete:
      'Vielleicht fehlt ein Stück. Bitte öffne den Link in der Mail noch einmal, oder kopiere ihn ganz.',
  },
}
