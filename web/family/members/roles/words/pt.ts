import type { RoleWords } from './en.ts'

export const words: RoleWords = {
  title: 'Permissões de cada papel',
  allOf: (role) => `Todas as permissões: ${role}`,
  own: (action) => `${action} (só o que é seu)`,
  inShort: {
    primary_caretaker:
      'Pode tudo: convidar e gerenciar as pessoas e mudar as configurações do grupo. Ninguém pode remover nem mudar este papel.',
    caretaker:
      'Enviar fotos e recomendações, cuidar das listas de compras, convidar pessoas, programar envios.',
    member: 'Enviar fotos, escrever nas listas de compras, ver recomendações, gerenciar um pouco.',
  },
  inShortInMemory: {
    caretaker: 'Compartilhar fotos, escrever recados, cuidar das recomendações, convidar pessoas.',
    member: 'Compartilhar fotos, escrever recados, gerenciar um pouco.',
  },
  actions: {
    'group:read': 'Ver tudo o que a família compartilha',
    'photos:add': 'Adicionar fotos',
    'photos:send': 'Enviar fotos para a tela',
    'photos:change': 'Mudar legendas e excluir fotos',
    'people:tag': 'Dizer quem está em uma foto, e adicionar pessoas',
    'people:manage': 'Mudar e remover pessoas, e dizer quem cada uma é para a pessoa querida',
    'deliveries:take-back': 'Retirar o que foi enviado',
    'test-message:send': 'Enviar uma mensagem de teste',
    'calls:take': 'Assumir uma ligação que a pessoa querida pede',
    'life:take': 'Ver como está a pessoa querida quando não há sinal de vida',
    'life:away': 'Dizer em que dias a pessoa querida está fora',
    'life:manage': 'Ligar e desligar o sinal de vida diário, e escolher quem é avisado',
    'room:manage': 'Escolher o idioma e os sons do quarto, pausar e retomar suas telas',
    'content:manage': 'Adicionar, mudar, enviar e excluir recomendações',
    'notes:write': 'Escrever e enviar recados',
    'notes:change': 'Mudar e excluir recados',
    'visits:add': 'Planejar visitas',
    'visits:manage': 'Mudar e excluir visitas',
    'calendars:manage': 'Trazer calendários e removê-los',
    'schedule:manage': 'Programar e mudar envios',
    'schedule:cancel': 'Cancelar envios programados',
    'shopping:add': 'Escrever na lista de compras e marcar',
    'shopping:change': 'Mudar e excluir itens da lista',
    'shopping:send': 'Enviar a lista à Amazon',
    'members:invite': 'Convidar familiares',
    'invitations:change': 'Cancelar e reenviar convites',
    'members:manage': 'Mudar papéis, desativar acessos e remover membros',
    'devices:manage': 'Conectar, renomear e remover aparelhos',
    'settings:change':
      'Escolher o envio automático e o lembrete de fotos, a loja da Amazon, e guardar o telefone da pessoa querida',
    'group:manage': 'Mudar, baixar e excluir o grupo',
  },
  actionsInMemory: {
    'people:manage': 'Mudar e remover pessoas',
    'room:manage': 'Escolher o idioma das telas',
    'content:manage': 'Adicionar, mudar e excluir recomendações',
    'notes:write': 'Escrever recados',
    'devices:manage': 'Renomear e remover aparelhos',
    'settings:change': 'Escolher a loja da Amazon',
  },
}
