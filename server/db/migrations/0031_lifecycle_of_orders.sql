ALTER TABLE "single_order_details" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_events" e SET "action" = CASE
	WHEN e."from_status" IS NULL THEN 'place'
	WHEN o."kind" = 'goods' THEN CASE e."to_status"
		WHEN 'PLACED' THEN 'confirm' WHEN 'PACKED' THEN 'pack' WHEN 'SHIPPED' THEN 'ship' WHEN 'DELIVERED' THEN 'deliver'
		WHEN 'RETURNED' THEN 'return' WHEN 'CANCELLED' THEN CASE e."from_status" WHEN 'UNCONFIRMED' THEN 'expire' ELSE 'cancel' END
		END
	ELSE CASE e."to_status"
		WHEN 'CONFIRMED' THEN CASE e."from_status" WHEN 'DECLINED' THEN 'reassign' ELSE 'confirm' END
		WHEN 'ACCEPTED' THEN 'accept' WHEN 'DECLINED' THEN 'decline' WHEN 'CANCELLED' THEN 'cancel'
		WHEN 'IN_PRODUCTION' THEN CASE e."from_status" WHEN 'QUALITY_CHECK' THEN 'rework' WHEN 'ALTERATION' THEN 'mend' ELSE 'start' END
		WHEN 'QUALITY_CHECK' THEN 'check' WHEN 'READY' THEN 'make_ready' WHEN 'SHIPPED' THEN 'ship' WHEN 'DELIVERED' THEN 'deliver'
		WHEN 'ALTERATION' THEN 'alter'
		END
	END
	FROM "orders" o WHERE o."id" = e."order_id" AND e."action" IS NULL;
