// The vendors' answers in JSON, as their references describe them. Knows nothing of connections or faults.

/** What a model says in one answer. */
export interface ModelText {
  text: string
  /** The model declined; `text` says so. */
  refused?: boolean
  /** The text stopped at the token limit. */
  cutOff?: boolean
}

interface Tokens {
  prompt: number
  completion: number
}

type Body = Record<string, unknown>

interface Protocol {
  answer(said: ModelText, request: Body, tokens: Tokens): object
  /** The same in pieces: the lines of server-sent events, one entry per event. */
  stream(said: ModelText, request: Body, tokens: Tokens): string[]
  error(message: string, code: string, request: Body): object
}

/** developers.openai.com/api/reference, "Create chat completion"; docs.mistral.ai answers in the same shape. */
const chatCompletions: Protocol = {
  answer({ text, refused = false, cutOff = false }, request, tokens) {
    const declines = refused && !isMistral(request)
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_760_000_000,
      model: request.model,
      choices: [
        {
          index: 0,
          message: declines
            ? { role: 'assistant', content: null, refusal: text }
            : { role: 'assistant', content: text, refusal: null },
          finish_reason: cutOff ? 'length' : 'stop',
        },
      ],
      usage: {
        prompt_tokens: tokens.prompt,
        completion_tokens: tokens.completion,
        total_tokens: tokens.prompt + tokens.completion,
      },
    }
  },
  stream({ text, refused = false, cutOff = false }, request, tokens) {
    const chunk = (choices: object[], usage: object | null = null) =>
      event({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_760_000_000,
        model: request.model,
        choices,
        usage,
      })
    const delta = (part: object, finish_reason: string | null = null) =>
      chunk([{ index: 0, delta: part, finish_reason }])
    const end = refused && !isMistral(request) ? 'content_filter' : cutOff ? 'length' : 'stop'
    const usage = {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.completion,
      total_tokens: tokens.prompt + tokens.completion,
    }
    return [
      delta({ role: 'assistant', content: '' }),
      ...piecesOf(refused && !isMistral(request) ? '' : text).map((content) => delta({ content })),
      // Mistral tells the tokens with the end, the others in an event of their own.
      ...(isMistral(request)
        ? [chunk([{ index: 0, delta: { content: '' }, finish_reason: end }], usage)]
        : [delta({}, end), chunk([], usage)]),
      'data: [DONE]\n\n',
    ]
  },
  error(message, code, request) {
    const error = { message, type: code, param: null, code }
    return isMistral(request) ? { object: 'error', ...error } : { error }
  },
}

/** Mistral shares its path with OpenAI: the model's name tells it. It has no `refusal`, and errors of another shape. */
const isMistral = (request: Body) => String(request.model).includes('mistral')

/** platform.claude.com/docs/en/api/messages; older models are made to answer through a tool named `json`. */
const messages: Protocol = {
  answer({ text, refused = false, cutOff = false }, request, tokens) {
    const throughTool =
      Array.isArray(request.tools) && request.tools.some((tool: { name?: string }) => tool.name === 'json')
    const content = throughTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown }]
      : [{ type: 'text', text }]
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: request.model,
      content: refused || text === '' ? [] : content,
      stop_reason: refused ? 'refusal' : cutOff ? 'max_tokens' : throughTool ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: tokens.prompt, output_tokens: tokens.completion },
    }
  },
  stream({ text, refused = false, cutOff = false }, request, tokens) {
    const named = (type: string, rest: object) => `event: ${type}\n${event({ type, ...rest })}`
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: request.model, content: [] }
    const usage = { input_tokens: tokens.prompt, output_tokens: 1 }
    const end = { stop_reason: refused ? 'refusal' : cutOff ? 'max_tokens' : 'end_turn', stop_sequence: null }
    return [
      named('message_start', { message: { ...message, stop_reason: null, stop_sequence: null, usage } }),
      named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      ...piecesOf(refused ? '' : text).map((piece) =>
        named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
      ),
      named('content_block_stop', { index: 0 }),
      named('message_delta', { delta: end, usage: { output_tokens: tokens.completion } }),
      named('message_stop', {}),
    ]
  },
  error: (message, code) => ({ type: 'error', error: { type: code, message } }),
}

/** A server-sent event that carries `data`. */
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`

/** A text in the pieces that a model sends: a few characters at a time, cut anywhere in a word. */
const piecesOf = (text: string) => text.match(/[^]{1,17}/gu) ?? []

/** The protocols, by the path that the vendors' clients ask. */
export const replies: Record<string, Protocol> = {
  '/v1/chat/completions': chatCompletions,
  '/v1/messages': messages,
}
