import type { KnownRefusal } from './en.ts'

export const words: Record<KnownRefusal, string> = {
  'As {} you may not do this. Please ask the primary caretaker.':
    'Com o papel “{0}” isso não é possível. Fale com quem é responsável principal.',
  'Primary Caretaker': 'Responsável principal',
  Caretaker: 'Responsável',
  'Family Member': 'Familiar',
  'This was not found.': 'Isto não está mais aqui.',
  'This group is kept in memory, so nothing is sent or planned any more. The pictures and words are all here.':
    'Este grupo é guardado como lembrança, por isso nada mais é enviado nem programado. Todas as fotos e palavras estão aqui.',
  'Please check what you entered.': 'Confira o que você digitou, por favor.',
  'Something went wrong on our side. Please try again.': 'Algo deu errado do nosso lado. Tente de novo.',
  'This is more than we can take in one request.': 'Isso é mais do que podemos receber de uma vez.',
  "The server's disk is full. Delete photos you no longer need, or ask whoever runs this server to make room.":
    'O disco do servidor está cheio. Exclua fotos de que você não precisa mais, ou peça espaço a quem cuida deste servidor.',
  'The place where the pictures are stored does not answer just now. Please try again in a moment.':
    'O lugar onde as fotos ficam guardadas não responde agora. Tente de novo daqui a pouco.',
  "The server's database does not answer just now. Please try again in a moment.":
    'O banco de dados do servidor não responde agora. Tente de novo daqui a pouco.',
  "Your family's room for photos is full. Delete photos you no longer need, or ask whoever runs this server for more room.":
    'O espaço da sua família para fotos está cheio. Exclua fotos de que você não precisa mais, ou peça mais espaço a quem cuida deste servidor.',
  'This group can take no more photos now. Please ask your primary caretaker, or whoever runs this server, for more room.':
    'Este grupo não pode receber mais fotos agora. Peça mais espaço a quem é responsável principal ou a quem cuida deste servidor.',
  'You have uploaded many pictures that are not in the gallery yet. Please add those first, or try again tomorrow.':
    'Você enviou muitas fotos que ainda não estão na galeria. Adicione essas primeiro, ou tente de novo amanhã.',
  'Your family has added as many {} as it may ({}, with those that were deleted). Please ask whoever runs this server for more.':
    'Sua família já adicionou tantos quantos pode ter ({1}, com os excluídos). Peça mais a quem cuida deste servidor.',
  'Your family has as many devices of this kind as it may have ({}). Please remove one that nobody uses any more.':
    'Sua família já tem tantos aparelhos deste tipo quantos pode ter ({0}). Remova um que ninguém usa mais, por favor.',
  'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC.':
    'Este arquivo não é uma imagem que sabemos ler. Escolha um JPEG, PNG, WebP ou HEIC.',
  'This file is damaged, or only a part of a picture: we cannot read all of it. Please choose another copy of it.':
    'Este arquivo está danificado, ou é só uma parte de uma imagem: não conseguimos lê-lo inteiro. Escolha outra cópia, por favor.',
  'This picture has more than {} megapixels. Please choose a smaller one.':
    'Esta imagem tem mais de {0} megapixels. Escolha uma menor, por favor.',
  'This file is larger than 10 MB. Please choose a smaller one.':
    'Este arquivo tem mais de 10 MB. Escolha um menor, por favor.',
  'The file has not arrived. Please upload it again.': 'O arquivo não chegou. Envie de novo, por favor.',
  'This picture was added already, and has been deleted since.':
    'Esta foto já tinha sido adicionada, e foi excluída depois.',
  'Please create a family group first, or ask your family to invite you. Then add pictures.':
    'Crie primeiro um grupo da família, ou peça um convite à sua família. Depois adicione fotos.',
  'One of these photos was deleted. Please choose again.':
    'Uma destas fotos foi excluída. Escolha de novo, por favor.',
  'A photo can name {} people.': 'Em uma foto podem ser citadas {0} pessoas.',
  'A family can list {} people. Please remove somebody first.':
    'Uma família pode ter {0} pessoas na lista. Remova alguém primeiro, por favor.',
  'This member is in the list already, as {}.': 'Este membro já está na lista, como {0}.',
  'Please enter a name.': 'Digite um nome, por favor.',
  'Please use at most {} characters.': 'Use no máximo {0} caracteres, por favor.',
  'This text holds a character we cannot keep.': 'Este texto tem um caractere que não podemos guardar.',
  'Please choose a date.': 'Escolha uma data, por favor.',
  'Please choose a time.': 'Escolha um horário, por favor.',
  'Please choose a time, like 21:30.': 'Escolha um horário, como 21:30.',
  'Please choose two different times.': 'Escolha dois horários diferentes, por favor.',
  'Please enter a title.': 'Digite um título, por favor.',
  'Please choose a type.': 'Escolha um tipo, por favor.',
  'Please choose a provider.': 'Escolha um serviço, por favor.',
  'Please enter a web address that begins with http:// or https://.':
    'Digite um endereço da web que comece com http:// ou https://, por favor.',
  'This provider does not offer this type.': 'Este serviço não oferece este tipo.',
  'Please write a note.': 'Escreva um recado, por favor.',
  'Please choose how long it stays.': 'Escolha quanto tempo ele fica, por favor.',
  'Please choose until when it stays.': 'Escolha até quando ele fica, por favor.',
  'This end has passed. Please choose a later one.': 'Esse fim já passou. Escolha um mais tarde, por favor.',
  'The end of this note has passed. Please choose a new one, then send it.':
    'O fim deste recado já passou. Escolha um novo e depois envie.',
  'This note could not be added. Please write it again.':
    'Não foi possível adicionar este recado. Escreva de novo, por favor.',
  'This note was written already, with other words. You find it in the list of notes.':
    'Este recado já foi escrito com outras palavras. Ele está na lista de recados.',
  'This note was written, and has been deleted since.': 'Este recado foi escrito, e foi excluído depois.',
  'This note ends before that time. Please choose an earlier time, or another end for the note.':
    'Este recado termina antes desse horário. Escolha um horário mais cedo, ou outro fim para o recado.',
  'This note ends on a certain day. To repeat it, please choose how long it stays each time.':
    'Este recado termina em um dia certo. Para repeti-lo, escolha quanto tempo ele fica cada vez.',
  'Please select both date and time for the schedule.': 'Escolha data e horário, por favor.',
  'Please select either a content item or photo to schedule.':
    'Escolha uma recomendação ou uma foto, por favor.',
  'This time has passed. Please choose a later one.':
    'Esse horário já passou. Escolha um mais tarde, por favor.',
  'Please choose a date within the next {} years.':
    'Escolha uma data dentro dos próximos {0} anos, por favor.',
  'This is not to come any more.': 'Isto não vai mais acontecer.',
  'Somebody has changed this meanwhile. Please look again.':
    'Alguém mudou isto enquanto isso. Olhe de novo, por favor.',
  'This has been sent already.': 'Isto já foi enviado.',
  'Only the next of several deliveries can be skipped.': 'De vários envios, só o próximo pode ser pulado.',
  'There is no delivery after this one.': 'Depois deste envio não há outro.',
  'It was cancelled.': 'Foi cancelado.',
  'It was changed.': 'Foi mudado.',
  'It was paused.': 'Foi pausado.',
  'Item removed.': 'Item removido.',
  'The group was deleted.': 'O grupo foi excluído.',
  'There is no photo to send yet.': 'Ainda não há foto para enviar.',
  'Every photo was shown already: this one was shown longest ago.':
    'Todas as fotos já apareceram: esta não aparecia há mais tempo.',
  'It was left out.': 'Foi deixado de fora.',
  'Auto-send Content is off.': 'O envio automático está desligado.',
  'It could not be sent.': 'Não foi possível enviar.',
  'The entry has no author.': 'Não há mais ninguém por trás deste item.',
  'The family group was deleted at that time.': 'O grupo da família estava excluído naquele momento.',
  'The server was not running at that time.': 'O servidor não estava funcionando naquele momento.',
  'It was paused at that time.': 'Estava em pausa naquele momento.',
  'The group is kept in memory.': 'O grupo é guardado como lembrança.',
  'The group was kept in memory at that time.': 'O grupo estava guardado como lembrança naquele momento.',
  'By the new time zone this time had passed.': 'No novo fuso horário, esse horário já tinha passado.',
  'The end of this note had passed.': 'O fim deste recado já tinha passado.',
  'The device could not be reached.': 'Não foi possível chegar ao aparelho.',
  'Please say who comes, or what is on.': 'Diga quem vem, ou o que há, por favor.',
  'Please say when it begins, too.': 'Diga também quando começa, por favor.',
  'The end comes before the beginning.': 'O fim vem antes do começo.',
  'The last day comes before the first one.': 'O último dia vem antes do primeiro.',
  'This comes before the first day.': 'Isso vem antes do primeiro dia.',
  'By this day, none is to come. Please choose a later one.':
    'Até esse dia não há nenhuma. Escolha um dia mais tarde, por favor.',
  'It would begin again before it has ended.': 'Começaria de novo antes de terminar.',
  'This day is over. Please choose today or a later day.':
    'Esse dia já passou. Escolha hoje ou um dia mais tarde, por favor.',
  'Please choose a day within the last {} years.': 'Escolha um dia dos últimos {0} anos, por favor.',
  'Please choose a day within the next {} years, or leave this empty if it has no end.':
    'Escolha um dia dos próximos {0} anos, ou deixe vazio se não houver fim.',
  'Please choose a day within the next {} years.': 'Escolha um dia dos próximos {0} anos, por favor.',
  'Please choose at most {} days. For more, let it repeat every day.':
    'Escolha no máximo {0} dias. Para mais, faça repetir todos os dias.',
  'Somebody has changed this visit meanwhile. Please look at it again.':
    'Alguém mudou esta visita enquanto isso. Olhe de novo, por favor.',
  'This takes place only once. Please delete it if it does not take place.':
    'Isto acontece só uma vez. Exclua se não acontecer.',
  'You have planned {} visits already. Please delete some of them first.':
    'Você já planejou {0} visitas. Exclua algumas primeiro, por favor.',
  'Please name the calendar.': 'Dê um nome ao calendário, por favor.',
  'Please enter the address of a calendar. It begins with https:// or webcal://.':
    'Digite o endereço de um calendário. Ele começa com https:// ou webcal://.',
  'This file is larger than 2 MB. Please export fewer years of the calendar.':
    'Este arquivo tem mais de 2 MB. Exporte menos anos do calendário, por favor.',
  'You have {} calendars already. Please remove one first.':
    'Você já tem {0} calendários. Remova um primeiro, por favor.',
  'The calendar did not answer in time.': 'O calendário não respondeu a tempo.',
  'The calendar’s server could not be reached.': 'Não foi possível chegar ao servidor do calendário.',
  'The calendar’s server was not found.': 'O servidor do calendário não foi encontrado.',
  'This is a web page and not a calendar. Please look for the secret address in iCal format.':
    'Isto é uma página da web e não um calendário. Procure o endereço secreto no formato iCal.',
  'This is not a calendar in iCal format.': 'Isto não é um calendário no formato iCal.',
  'There is no calendar at this address ({}).': 'Não há calendário neste endereço ({0}).',
  'The calendar’s server does not let us read it ({}). The address may have changed.':
    'O servidor do calendário não nos deixa ler ({0}). O endereço pode ter mudado.',
  'The calendar could not be read.': 'Não foi possível ler o calendário.',
  'Please select at least one item.': 'Escolha pelo menos uma coisa, por favor.',
  'This item is not on its way to Amazon any more.': 'Isto não está mais a caminho da Amazon.',
  'One of these items is not on the list any more.': 'Uma destas coisas não está mais na lista.',
  'Please paste the address of a product page on Amazon.':
    'Cole o endereço de uma página de produto na Amazon, por favor.',
  'This is a short link. Please open it, and copy the address of the page that it leads to.':
    'Isto é um link curto. Abra-o e copie o endereço da página a que ele leva.',
  'No screen shows this code now. Please look at the screen again.':
    'Nenhuma tela mostra este código agora. Olhe de novo para a tela, por favor.',
  'Please type the code from the screen.': 'Digite o código da tela, por favor.',
  'A code has {} letters and digits, like 7KQ4MP.': 'Um código tem {0} letras e algarismos, como 7KQ4MP.',
  'Please enter a name for the screen.': 'Dê um nome à tela, por favor.',
  'No screen is connected yet. Open the screen in the room first, then try again.':
    'Nenhuma tela está conectada ainda. Abra primeiro a tela no quarto e tente de novo.',
  'No screen is in contact just now. Please check that it is switched on and has a network, then try again.':
    'Nenhuma tela responde agora. Veja se ela está ligada e tem rede, e tente de novo.',
  'The test message could not be delivered.': 'A mensagem de teste não chegou.',
  'No screen is connected yet, so there is nothing to pause.':
    'Nenhuma tela está conectada ainda, então não há nada para pausar.',
  'This call is closed: nobody has to call any more.':
    'Esta ligação está encerrada: ninguém mais precisa ligar.',
  '{} was first and will call.': '{0} chegou primeiro e vai ligar.',
  '{} was first and looks after it.': '{0} chegou primeiro e vai cuidar disso.',
  'There is nothing to look after any more: a sign has come, or the day is over.':
    'Não há mais nada a fazer: um sinal chegou, ou o dia acabou.',
  'This person is a member of the group already.': 'Esta pessoa já é membro do grupo.',
  'This person was deactivated. The primary caretaker can reactivate them.':
    'O acesso desta pessoa está desativado. Quem é responsável principal pode reativá-lo.',
  '{} has invited this address already. They or the primary caretaker can send it again.':
    '{0} já convidou este endereço e pode reenviar o convite, assim como quem é responsável principal.',
  'Please hand over or name a successor first: a group needs a primary caretaker.':
    'Passe o grupo ou decida sua sucessão primeiro: um grupo precisa de alguém como responsável principal.',
  'Only an active caretaker can be asked. Please change their role first.':
    'Só alguém com o papel de responsável e com acesso pode receber o pedido. Mude primeiro o papel dessa pessoa, por favor.',
  'Only an active caretaker can be the successor. Please change their role first.':
    'Só alguém com o papel de responsável e com acesso pode suceder. Mude primeiro o papel dessa pessoa, por favor.',
  'The primary caretaker can still say no. Please wait until the seven days are over.':
    'Quem é responsável principal ainda pode dizer que não. Espere passarem os sete dias, por favor.',
  'Please choose a role.': 'Escolha um papel, por favor.',
  'Please enter a name for the group.': 'Dê um nome ao grupo, por favor.',
  'This is not the name of the group.': 'Esse não é o nome do grupo.',
  'There is already an account with this e-mail address.': 'Já existe uma conta com este endereço de e-mail.',
  'This is not your password.': 'Essa não é a sua senha.',
  'This account signs in elsewhere. Please change it there.':
    'Esta conta entra por outro lugar. Mude lá, por favor.',
  'Please confirm your e-mail address first: open the link that we mailed you. Settings, under Account, mails you another one.':
    'Confirme primeiro seu endereço de e-mail: abra o link que enviamos. Em Configurações, na sua conta, você pode pedir outro.',
  'You signed in a while ago. Please enter your password, so that we know it is you.':
    'Você entrou há algum tempo. Digite sua senha, para sabermos que é você.',
  'Please enter a telephone number, like +49 30 1234567.':
    'Digite um número de telefone, como +49 30 1234567.',
  'This file is not a recording that every device can play. Please choose an MP3.':
    'Este arquivo não é uma gravação que todos os aparelhos conseguem tocar. Escolha um MP3, por favor.',
  'This recording is damaged: we cannot play all of it. Please record it again.':
    'Esta gravação está danificada: não conseguimos tocá-la inteira. Grave de novo, por favor.',
  'There is nothing to hear in this recording. Please record it again.':
    'Não se ouve nada nesta gravação. Grave de novo, por favor.',
  'This recording is longer than a minute. Please record a shorter one.':
    'Esta gravação tem mais de um minuto. Grave uma mais curta, por favor.',
  'Your family has switched off that this screen sends a voice.':
    'Sua família desativou o envio de voz por esta tela.',
  'This recording is damaged: we cannot play all of it. Please choose another copy of it.':
    'Esta gravação está danificada: não conseguimos tocá-la inteira. Escolha outra cópia, por favor.',
  'There is nothing to hear in this recording. Please choose another one.':
    'Não se ouve nada nesta gravação. Escolha outra, por favor.',
  'This recording is longer than seven minutes. Please choose a shorter one.':
    'Esta gravação dura mais de sete minutos. Escolha uma mais curta, por favor.',
  'Only music can have a recording.': 'Só música pode ter uma gravação.',
  'Only music can have a recording. Please take the recording away first.':
    'Só música pode ter uma gravação. Retire a gravação primeiro, por favor.',
  'This recording was added already, and has been deleted since.':
    'Esta gravação já tinha sido adicionada, e foi excluída depois.',
}
