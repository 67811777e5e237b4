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
}
