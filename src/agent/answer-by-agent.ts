import type { Agent, AgentTask } from './agent.ts';
import type { AnsweredTask } from './answered-task.ts';
import { countCalls } from './count-calls.ts';
import type { LoggedCall } from './tool-log.ts';

/** Has an agent answer a task; its tool calls are counted by the tools, not by the agent. */
export async function answerByAgent(agent: Agent, task: AgentTask): Promise<AnsweredTask> {
  const calls: LoggedCall[] = [];
  const toolbox = countCalls(task.toolbox, (call) => calls.push(call));
  const { answers, tokens } = await agent.answer({ ...task, toolbox });
  return {
    answers: new Map(answers.map(({ id, answer, citations }) => [id, { answer, citations }])),
    calls,
    tokens,
  };
}
