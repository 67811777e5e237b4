import type { RarerRefusal } from './en.ts'

export const words: Record<RarerRefusal, string> = {
  'Please name the program.': 'Dê um nome ao programa.',
  'Please choose what the program may do.': 'Escolha o que o programa pode fazer.',
  'You have {} tokens already. Please end one that you do not use.':
    'Você já tem {0} tokens. Encerre um que você não usa.',
  'This {} was made, and has been ended since. To have another one, please begin anew.':
    'Isso já foi criado e depois encerrado. Para ter outro, comece de novo.',
  'Please name the device.': 'Dê um nome ao aparelho.',
  'You have {} keys already. Please end one that you do not use.':
    'Você já tem {0} chaves. Encerre uma que você não usa.',
  'Please choose what it is told of.': 'Escolha do que ele é avisado.',
  'Please enter a web address that begins with https://.': 'Digite um endereço que comece com https://.',
  'There are {} already. Please remove one that nobody needs.':
    'Já há {0}. Remova um de que ninguém precisa.',
  'The address must begin with https://. Only servers that the operator names in WEBHOOK_SERVERS do without.':
    'O endereço precisa começar com https://. Só os servidores citados em WEBHOOK_SERVERS ficam sem isso.',
  'This address is inside a private network. The operator can name it in WEBHOOK_SERVERS.':
    'Este endereço fica em uma rede privada. Quem cuida do servidor pode citá-lo em WEBHOOK_SERVERS.',
  'It leads to another address ({}), which is not followed.':
    'Ele leva a outro endereço ({0}), que não é seguido.',
  'There is nothing at this address ({}).': 'Não há nada neste endereço ({0}).',
  'It did not take the message ({}).': 'A mensagem não foi aceita ({0}).',
  'It has a problem ({}).': 'Ele tem um problema ({0}).',
  'It answered {}.': 'Respondeu {0}.',
  'It could not be reached.': 'Não foi possível alcançá-lo.',
  'Its name was not found.': 'O nome não foi encontrado.',
  'The connection to it is not secure.': 'A conexão não é segura.',
  'It did not answer within 10 seconds.': 'Não respondeu em 10 segundos.',
  'Its address is lost, because the server’s secret key was changed. Please remove it and add it again.':
    'O endereço se perdeu porque a chave secreta do servidor mudou. Remova e adicione de novo.',
  'Passkeys need HTTPS. Please ask the person who runs this server.':
    'As chaves de acesso precisam de HTTPS. Fale com quem cuida deste servidor.',
  'This passkey is known already.': 'Esta chave de acesso já está aqui.',
  'This passkey could not be checked. Please try again.':
    'Não foi possível verificar esta chave de acesso. Tente de novo.',
  'You have {} passkeys. Please remove one first.': 'Você tem {0} chaves de acesso. Remova uma primeiro.',
  'You signed in a while ago. Please sign out, sign in again, and then try this once more.':
    'Você entrou já faz um tempo. Saia, entre de novo e tente mais uma vez.',
  'This account signs in at the provider. A new password is chosen there.':
    'Esta conta entra pelo provedor. A senha é trocada lá.',
  'This server is not connected with Alexa.': 'Este servidor não está conectado à Alexa.',
  'No Echo shows this code now. Please look at the Echo again.':
    'Nenhum Echo mostra este código agora. Olhe de novo para o Echo.',
  'Please type the code from the Echo.': 'Digite o código do Echo.',
  'A code has {} digits, like 402 915.': 'Um código tem {0} números, como 402 915.',
  'Please type what would be said.': 'Escreva o que seria dito.',
  'This server has no public address yet: whoever runs it sets PUBLIC_URL.':
    'Este servidor ainda não tem endereço público: quem cuida dele define PUBLIC_URL.',
  'Amazon cannot call {}: {}': 'A Amazon não consegue chamar {0}: {1}',
  'this is no address.': 'não é um endereço.',
  'it holds a user or a password.': 'contém um usuário ou uma senha.',
  'it must begin with https.': 'precisa começar com https.',
  'Amazon uses port 443 only.': 'a Amazon só usa a porta 443.',
  'it must end before the ? or the #.': 'precisa terminar antes do ? ou do #.',
  'it must be the start page, without a path.': 'precisa ser a página inicial, sem caminho.',
  'it needs a name that is known on the whole internet.': 'precisa de um nome conhecido em toda a internet.',
  'Amazon does not let this server speak ({}).': 'A Amazon não deixa este servidor falar ({0}).',
  'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.':
    'A Amazon não aceita o client id e o secret deste servidor. ALEXA_CLIENT_ID ou ALEXA_CLIENT_SECRET não é o da skill.',
  'Amazon does not let the skill {}: it was imported without {}. Please run “ask deploy” with a new skill package.':
    'A Amazon não deixa a skill fazer isso: ela foi importada sem essa permissão. Rode “ask deploy” com um pacote novo.',
  'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.':
    'Veio um pedido para outra skill. ALEXA_SKILL_ID precisa ser o id que o console mostra para esta skill.',
  'Notifications are switched off for the skill in the Alexa app.':
    'No app Alexa, as notificações da skill estão desligadas.',
  'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.':
    'O Echo não conseguiu desenhar parte de uma página. O resto e a fala não foram afetados.',
  'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.':
    'A Amazon esperou 8 segundos pela resposta deste servidor e desistiu. O servidor foi lento demais, ou a Amazon não o alcançou.',
  'Amazon lost the connection with the Echo.': 'A Amazon perdeu a conexão com o Echo.',
  'Something went wrong at Amazon. It usually passes by itself.':
    'Algo deu errado na Amazon. Normalmente passa sozinho.',
  'Amazon reported a problem with an answer of this server.':
    'A Amazon relatou um problema com uma resposta deste servidor.',
  'Amazon could not use this server’s answer. {}': 'A Amazon não pôde usar a resposta deste servidor. {0}',
  'The words to be spoken were not valid.': 'As palavras a dizer não eram válidas.',
  'It came too late.': 'Chegou tarde demais.',
  'It was too long.': 'Era longa demais.',
  'The skill was deployed before voices could be played. Download its package, and deploy it again.':
    'A skill foi instalada antes de um Echo poder tocar gravações. Baixe o pacote dela e rode “ask deploy” de novo.',
  'The page to be shown was not valid.': 'A página a mostrar não era válida.',
  'Please report this to whoever runs this server.': 'Conte isso a quem cuida deste servidor.',
  'The widget could not be installed. Please add it again.':
    'Não foi possível instalar o widget. Adicione de novo.',
  'Amazon cannot reach this Echo any more. Please connect it again.':
    'A Amazon não alcança mais este Echo. Conecte-o de novo.',
  'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.':
    'A Amazon não alcança mais este Echo. Abra o Sunporch nele; se não ajudar, conecte-o de novo.',
  'Amazon has taken the notification. Whether anybody heard it is not known.':
    'A Amazon aceitou a notificação. Não se sabe se alguém a ouviu.',
  'Amazon lets the Echo say no more today; it says so tomorrow.':
    'A Amazon não deixa o Echo dizer mais nada hoje; ele diz amanhã.',
  'Amazon says that notifications are not allowed for the skill on this Echo.':
    'A Amazon diz que as notificações da skill não são permitidas neste Echo.',
  'Amazon refused the notification. The Echo has it all the same.':
    'A Amazon recusou a notificação. O Echo tem o envio mesmo assim.',
  '{} The Echo has it; the notification follows.': '{0} O Echo tem o envio; a notificação vem depois.',
  'Amazon did not take the notification at once.': 'A Amazon não aceitou a notificação na hora.',
  'Amazon does not answer at the moment.': 'A Amazon não responde no momento.',
  'The Echo does not say by itself that something is new: notifications are not allowed for the skill.':
    'O Echo não avisa sozinho que há novidade: as notificações da skill não são permitidas.',
  'The screens are paused: the Echo says so when they go on.':
    'As telas estão em pausa: o Echo diz quando continuarem.',
  'It is quiet now: the Echo says so in the morning.': 'Agora é hora de descanso: o Echo diz de manhã.',
  'The Echo has said enough for today; it says so tomorrow.':
    'O Echo já disse o bastante por hoje; ele diz amanhã.',
  'The Echo says so in a few minutes, together with the rest.':
    'O Echo diz em alguns minutos, junto com o resto.',
  'Amazon did not answer, or had a fault. It is tried again.':
    'A Amazon não respondeu ou teve uma falha. Tentamos de novo.',
  'Amazon could not fill the widget yet.': 'A Amazon ainda não conseguiu preencher o widget.',
  'The mail server says that this address takes no mail{}.':
    'O servidor de e-mail diz que este endereço não recebe e-mails{0}.',
  'Another account already has this e-mail address.': 'Outra conta já tem este endereço de e-mail.',
  'This account was deleted meanwhile.': 'Esta conta foi excluída nesse meio-tempo.',
  'The primary caretaker cannot be changed.': 'O papel de responsável principal não pode ser mudado.',
  'Nobody has asked you to take over.': 'Ninguém pediu que você assuma.',
  'Only the successor can take over.': 'Só quem sucede pode assumir.',
  'Please ask first whether you can take over.': 'Pergunte primeiro se você pode assumir.',
  'This group was made already, and is not yours any more.': 'Este grupo já foi criado, e não é mais seu.',
  'These are more dates than we can keep. Please remove some.':
    'São mais datas do que podemos guardar. Remova algumas.',
  'This calendar does not exist any more.': 'Este calendário não existe mais.',
  'This screen has been removed.': 'Esta tela foi removida.',
  'Please choose one of the countries.': 'Escolha um dos países.',
  'Please choose a time between 6:00 in the morning and 22:00.':
    'Escolha um horário entre 6:00 e 22:00, por favor.',
  'At least {} minutes.': 'Pelo menos {0} minutos.',
  'At most {} hours.': 'No máximo {0} horas.',
  'Please choose at least one person.': 'Escolha pelo menos uma pessoa, por favor.',
  'This address holds a name or a password, which we do not keep. Most calendars offer a secret address instead.':
    'Este endereço contém um nome ou uma senha, e isso não guardamos. A maioria dos calendários oferece um endereço secreto no lugar.',
  'Please select at most {} items.': 'Selecione no máximo {0} itens, por favor.',
  'Please choose that it stays until a day and time.':
    'Escolha que fique até um dia e um horário, por favor.',
  'This time zone is not known.': 'Este fuso horário não é conhecido.',
  'Please type the name of the group.': 'Digite o nome do grupo, por favor.',
  'This invitation is not complete.': 'Este convite não está completo.',
  'A tag looks like this: hartleys-20.': 'Uma tag é assim: hartleys-20.',
  'The calendar’s server did not send a calendar.': 'O servidor do calendário não enviou nenhum calendário.',
  'This address leads into a private network, which we do not read.':
    'Este endereço leva a uma rede privada, que não lemos.',
  'The connection to the calendar’s server is not secure.':
    'A conexão com o servidor do calendário não é segura.',
  'The calendar is larger than 2 MB.': 'O calendário tem mais de 2 MB.',
  'The calendar’s server answers in a form that we do not read.':
    'O servidor do calendário responde em um formato que não lemos.',
  'The calendar’s server leads to an address that is not secure.':
    'O servidor do calendário leva a um endereço que não é seguro.',
  'The calendar’s server leads to one address after the other.':
    'O servidor do calendário leva de um endereço a outro.',
  'This is no address of a calendar.': 'Este não é o endereço de um calendário.',
  'The calendar’s server asks us to come back later (429).':
    'O servidor do calendário pede que voltemos mais tarde (429).',
  'The calendar’s server has a problem ({}).': 'O servidor do calendário tem um problema ({0}).',
  'The calendar’s server did not answer with a calendar ({}).':
    'O servidor do calendário não respondeu com um calendário ({0}).',
  'The address is lost, because the server’s secret key was changed.':
    'O endereço se perdeu, porque a chave secreta do servidor foi trocada.',
  'This calendar takes too long to read. Please choose one with fewer events.':
    'Ler este calendário demora demais. Escolha um com menos eventos, por favor.',
  'This calendar is too much to read: some of its events are repeated without end.':
    'Este calendário é grande demais para ler: alguns eventos se repetem sem fim.',
  'This calendar cannot be read: each try has broken off at some of its events.':
    'Este calendário não pode ser lido: cada tentativa parou em alguns eventos.',
  'This calendar may bring more than {} events in the next {} days. Please choose one with fewer repeated events.':
    'Este calendário pode trazer mais de {0} eventos nos próximos {1} dias. Escolha um com menos eventos repetidos, por favor.',
  '{} Please try again in a few minutes.': '{0} Tente de novo em alguns minutos, por favor.',
  'The server did not get to reading this calendar.': 'O servidor não chegou a ler este calendário.',
  'The server broke off while it was reading this calendar. It may be short of memory just now.':
    'O servidor parou enquanto lia este calendário. Talvez falte memória a ele agora.',
  'This picture could not be made ready. Please try again in a minute.':
    'Não foi possível preparar esta imagem. Tente de novo em um minuto, por favor.',
  'This browser takes no notices any more. Please switch them on there again.':
    'Este navegador não recebe mais avisos. Ative-os lá de novo, por favor.',
  'This browser uses a push service that this server does not know.':
    'Este navegador usa um serviço de avisos que este servidor não conhece.',
  'Two copies of your families are being downloaded already. Please wait until one of them is done.':
    'Duas cópias das suas famílias já estão sendo baixadas. Espere até uma delas terminar, por favor.',
  'Please choose at most a year.': 'Escolha no máximo um ano, por favor.',
  'No screen is connected yet, so nobody could give a sign. Please connect a screen or an Echo first.':
    'Ainda não há nenhuma tela conectada, então ninguém poderia dar um sinal. Conecte primeiro uma tela ou um Echo, por favor.',
  'One of these people does not belong to the family any more. Please choose again.':
    'Uma destas pessoas não faz mais parte da família. Escolha de novo, por favor.',
  'The screen stays dark from {} until {}. Please choose an hour outside of these.':
    'A tela fica escura de {0} a {1}. Escolha um horário fora disso, por favor.',
  'With this invitation {} accounts have been made already. Ask who invited you to send a new one.':
    'Com este convite já foram criadas {0} contas. Peça um novo a quem convidou você.',
  'Signing in did not work. Please go back and try again.':
    'Não foi possível entrar. Volte e tente de novo, por favor.',
  'This is between the primary caretaker and the one who was asked.':
    'Isto é entre quem é responsável principal e a pessoa a quem se perguntou.',
  'This is between the primary caretaker and the successor.':
    'Isto é entre quem é responsável principal e quem vai assumir depois.',
  '{} was here within the last {} days. Please ask them to hand over.':
    '{0} esteve aqui nos últimos {1} dias. Peça que passe a responsabilidade.',
  '{} cannot be reached from here.': 'Não é possível alcançar daqui: {0}.',
  'The recording’s file is missing in the storage. Please tell whoever runs the server: it can be heard as soon as the file is back.':
    'Falta o arquivo da gravação no armazenamento. Avise quem cuida do servidor: dá para ouvir assim que o arquivo voltar.',
  'The picture’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Falta o arquivo da foto no servidor. Avise quem cuida dele: a foto aparece assim que o arquivo voltar.',
  'The video’s file is missing in the storage. Please tell whoever runs the server: it is shown as soon as the file is back.':
    'Falta o arquivo do vídeo no servidor. Avise quem cuida dele: o vídeo aparece assim que o arquivo voltar.',
  'It cannot play the video, and shows its picture.': 'Lá o vídeo não toca; aparece a imagem dele.',
  'It could not load the picture. It tries again when Sunporch is opened on it.':
    'Não foi possível carregar a foto ali. Nova tentativa quando o Sunporch for aberto nesse aparelho.',
  'It could not play the recording.': 'Não foi possível tocar a gravação ali.',
  '{} was removed before it could show this.': 'Este aparelho foi removido antes de poder mostrar isto: {0}.',
  '{} is not connected any more. Please connect it again.':
    '{0}: não há mais conexão. Conecte o aparelho de novo, por favor.',
  'One person can be the primary caretaker of {} family groups at most, with those deleted in the last 30 days. Please let somebody else be it, or ask whoever runs this server for more.':
    'Uma pessoa pode ser responsável principal de no máximo {0} grupos da família, com os excluídos nos últimos 30 dias. Deixe que outra pessoa seja, ou peça mais a quem cuida deste servidor.',
  'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.':
    'Sua família já tem tantas fotos quantas pode ter. Exclua fotos de que você não precisa mais, ou peça mais espaço a quem cuida deste servidor.',
  'Amazon does not answer at the moment. The widget is filled later.':
    'A Amazon não responde no momento. O widget será preenchido mais tarde.',
  'Amazon refused the content of the widget (status {}).':
    'A Amazon recusou o conteúdo do widget (status {0}).',
  'This video is larger than 60 MB. Please choose a shorter or smaller one.':
    'Este vídeo passa de 60 MB. Escolha um mais curto ou menor.',
  'This video was added already, and has been deleted since.':
    'Este vídeo já tinha sido adicionado, e foi excluído depois.',
  'The picture of the video has not arrived. Please upload it again.':
    'A imagem do vídeo não chegou. Envie-a de novo, por favor.',
  'This file is not a video that every device can play. Please choose an MP4.':
    'Este arquivo não é um vídeo que todo aparelho consegue reproduzir. Escolha um MP4.',
  'This video is in a form that not every device can play. Please choose one in H.264 with AAC: phones call it “Most compatible”.':
    'Este vídeo está em um formato que nem todo aparelho reproduz. Escolha um em H.264 com AAC: no celular se chama “Mais compatível”.',
  'This video cannot play while it is loading. Please save it for the web (“fast start”), and choose that.':
    'Este vídeo não pode ser reproduzido enquanto carrega. Salve-o para a web (“fast start”) e escolha esse.',
  'This video is damaged: we cannot read all of it. Please choose another copy of it.':
    'Este vídeo está danificado: não conseguimos ler tudo. Escolha outra cópia dele.',
  'This video still holds what was cut off. Please save it as a new video after cutting, and choose that.':
    'Este vídeo ainda contém o que foi cortado. Depois de cortar, salve-o como um vídeo novo e escolha esse.',
  'This video is larger than 1920 × 1080 pixels. Please choose a smaller one.':
    'Este vídeo passa de 1920 × 1080 pixels. Escolha um menor.',
  'This video is too short to be seen. Please choose a longer one.':
    'Este vídeo é curto demais para ser visto. Escolha um mais longo.',
  'This video is longer than 30 seconds. Please cut it, and choose the shorter one.':
    'Este vídeo dura mais de 30 segundos. Corte-o e escolha o mais curto.',
}
