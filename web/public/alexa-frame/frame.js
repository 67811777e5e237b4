// Draws one document of an Echo with Amazon's own renderer. The page around this frame says which, by a
// message, and hears by messages what becomes of it.
const { AplRenderer, Module } = window
// The engine may have started before this script arrived. Then `initEngine` would wait for ever.
const engine = Module?.calledRun ? Promise.resolve() : AplRenderer.initEngine()
let shown = null

window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent) return
  // What a directive of the skill does to the document, for example the turn to the next slide.
  if (data?.type === 'execute') shown?.executeCommands(JSON.stringify(data.commands))
  if (data?.type !== 'draw') return
  await engine
  try {
    await draw(data)
    tell({ type: 'drawn', id: data.id })
  } catch (error) {
    tell({ type: 'failed', id: data.id, why: String(error) })
  }
})

async function draw({ document: content, data, viewport }) {
  shown?.destroy()
  const view = document.getElementById('view')
  view.replaceChildren()
  const made = AplRenderer.Content.create(JSON.stringify(withParameters(content, Object.keys(data))))
  for (const [name, value] of Object.entries(data)) made.addData(name, JSON.stringify(value))
  if (!made.isReady()) throw new Error('the document asks for more than it was given')
  shown = AplRenderer.default.create({
    content: made,
    view,
    theme: 'dark',
    mode: 'HUB',
    viewport: { dpi: 160, shape: 'RECTANGLE', isRound: false, ...viewport },
    environment: {
      agentName: 'Sunporch',
      agentVersion: '1',
      allowOpenUrl: false,
      disallowVideo: true,
      animationQuality: 1,
    },
    utcTime: Date.now(),
    localTimeAdjustment: -new Date().getTimezoneOffset() * 60_000,
    onSendEvent: ({ arguments: args }) => tell({ type: 'sent', args }),
    onOpenUrl: async () => false,
  })
  await shown.init()
}

/** A widget reads from the Data Store, which this renderer does not know: here it is handed the same. */
function withParameters(content, parameters) {
  return { ...content, mainTemplate: { ...content.mainTemplate, parameters } }
}

function tell(message) {
  window.parent.postMessage(message, '*')
}

engine.then(() => tell({ type: 'ready' }))
