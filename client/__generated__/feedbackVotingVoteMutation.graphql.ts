/**
 * @generated SignedSource<<1a692bf840b574ae748676d5c1fe4ddc>>
 * @relayHash 69e2fa87fb50bc0f7239bb49e4115dd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40504429ab7fcb413c9fe21d4b99eed43268de3484c8e2dba16076b596e642db

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VoteType = "DOWNVOTE" | "UPVOTE" | "%future added value";
export type VoteOnFeedbackInput = {
  id: string;
  voteType: VoteType;
};
export type feedbackVotingVoteMutation$variables = {
  input: VoteOnFeedbackInput;
};
export type feedbackVotingVoteMutation$data = {
  readonly voteOnFeedback: {
    readonly feedback: {
      readonly " $fragmentSpreads": FragmentRefs<"FeedbackVotes_feedback">;
    };
  };
};
export type feedbackVotingVoteMutation = {
  response: feedbackVotingVoteMutation$data;
  variables: feedbackVotingVoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "feedbackVotingVoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoteOnFeedbackPayload",
        "kind": "LinkedField",
        "name": "voteOnFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
            "kind": "LinkedField",
            "name": "feedback",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FeedbackVotes_feedback"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "feedbackVotingVoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VoteOnFeedbackPayload",
        "kind": "LinkedField",
        "name": "voteOnFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
            "kind": "LinkedField",
            "name": "feedback",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "score",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upvotesCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "downvotesCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerVote",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanVote",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40504429ab7fcb413c9fe21d4b99eed43268de3484c8e2dba16076b596e642db",
    "metadata": {},
    "name": "feedbackVotingVoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02ac6726013a4dc7535b397a1199b9d5";

export default node;
